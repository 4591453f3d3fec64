import { type Logger, pino } from 'pino';
import { LineOutput } from './LineOutput';

const secret = ['password', 'passwordHash', 'cookie', 'authorization', 'csrfToken', 'email', 'phone'];

/**
 * JSON lines in UTC on standard output; what is secret or personal is blotted out wherever it turns up. Where they
 * cannot be written, as on a full disk, the process goes on without.
 */
export function createLog(name: string, level: string): Logger {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secret.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    serializers: { err: errorFacts },
  };
  // Asked for through `process`, since Node then opens a pipe so that a reader who stops reading holds nobody up.
  return pino(options, new LineOutput(process.stdout.fd));
}

/**
 * The only facts of an error that are written. What the database says repeats the values it was given, so of its errors
 * only the kind and the places are told; elsewhere addresses are blotted out, also those with a password in them.
 */
export function errorFacts(error: Error & { code?: unknown }) {
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
