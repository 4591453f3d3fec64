import { type Logger, pino } from 'pino';
import { LineOutput } from './LineOutput';

const secret = ['password', 'passwordHash', 'cookie', 'authorization', 'csrfToken', 'email', 'phone'];

/**
 * Creates a logger that writes JSON lines to standard output. Secret and personal fields are redacted at any
 * level. Lines that can't be written, as on a full disk, are dropped.
 */
export function createLogger(name: string, level: string): Logger {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    serializers: { err: serializeError },
  };
  // Through `process`, because Node then opens a pipe without blocking, so that a stalled reader doesn't stop
  // the process.
  return pino(options, new LineOutput(process.stdout.fd));
}

/**
 * The parts of an error that are logged. Database errors repeat values, so only their kind and fields are
 * logged; in other errors, addresses and URL credentials are redacted.
 */
export function serializeError(error: Error & { code?: unknown }) {
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { type: error.name, text: textOf(error), code: error.code, stack: frames.join('\n') };
}

function textOf(error: Error): string {
  const { codeName, keyPattern, errors, kind, path } = error as Error & Record<string, unknown>;
  if (/^Mongo(Server|BulkWrite|WriteConcern)Error$/.test(error.name))
    return [codeName ?? 'refused by the database', ...Object.keys(keyPattern ?? {})].join(' ');
  if (error.name === 'ValidationError') return `not valid: ${Object.keys(errors ?? {}).join(' ')}`;
  if (error.name === 'CastError') return `not ${kind}: ${path}`;
  return error.message.replace(/[^\s<>"'`]+@[^\s<>"'`]+/g, '…@…');
}
