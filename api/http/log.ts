import { type Logger, pino } from 'pino';

const secret = ['password', 'passwordHash', 'cookie', 'authorization', 'csrfToken', 'email', 'phone'];

/** JSON lines in UTC; what is secret or personal is blotted out wherever it turns up. */
export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    serializers: { err: errorFacts },
  });
}

/** The only facts of an error that are written: those of the database carry whole documents. */
export function errorFacts(error: Error & { code?: unknown }) {
  return { type: error.name, text: error.message, code: error.code, stack: error.stack };
}
