import { type Logger, pino } from 'pino';

const secret = ['password', 'passwordHash', 'cookie', 'authorization', 'csrfToken', 'email', 'phone'];

/**
 * JSON lines in UTC on standard output; what is secret or personal is blotted out wherever it turns up. Where they
 * cannot be written, as on a full disk, the process goes on without.
 */
export function createLog(name: string, level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 });
  output.on('error', () => undefined);
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    serializers: { err: errorFacts },
  };
  return pino(options, output);
}

/** The only facts of an error that are written: those of the database carry whole documents. */
export function errorFacts(error: Error & { code?: unknown }) {
  return { type: error.name, text: error.message, code: error.code, stack: error.stack };
}
