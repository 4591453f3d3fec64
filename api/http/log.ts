import { type Logger, pino } from 'pino';

const secret = [
  'password',
  'passwordHash',
  'cookie',
  'authorization',
  'csrfToken',
  'email',
  'phone',
  'message',
];

/** JSON lines in UTC; what is secret or personal is blotted out wherever it turns up. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret
      .flatMap((field) => [`*.${field}`, `*.*.${field}`])
      .concat(secret),
    serializers: { err: errorFacts },
  });
}

// Error objects of the database carry whole documents; only these facts are written.
function errorFacts(error: Error & { code?: unknown }) {
  return { type: error.name, text: error.message, code: error.code, stack: error.stack };
}
