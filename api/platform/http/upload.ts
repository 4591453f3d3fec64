import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { badRequest, HttpError, unavailable } from '../errors/HttpError';
import type { Clock } from '../limits/withDeadline';
import { oneLine } from './sanitizeText';

/** An uploaded file. The content is not trusted; the name is sanitized. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** Maximum number of uploads in memory: 60 MB with 10 MB each. */
const mostAtOnce = 6;
/** Maximum per member, so that others can upload as well. */
const mostOfOne = 3;
const underway: string[] = [];

/**
 * Reads the uploaded file and runs the action. Throws 503 when too many uploads are running, 415 without a
 * multipart body, 413 for too large a file. The call's deadline is paused while the file arrives.
 */
export async function withUpload<T>(
  rule: { maxBytes: number } | undefined,
  req: Request,
  res: Response,
  member: string,
  clock: Clock,
  task: (file: Upload) => T | Promise<T>,
): Promise<T> {
  if (!rule) return task(nothing);
  if (!req.is('multipart/form-data'))
    throw new HttpError(415, 'unsupported_type', 'Please send a form with one file.');
  const own = underway.filter((one) => one === member).length;
  if (underway.length >= mostAtOnce || own >= mostOfOne) {
    await clock.pauseWhile(() => runOff(req));
    throw unavailable('Too many uploads are in progress. Please try again in a moment.');
  }
  underway.push(member);
  try {
    return await task(await clock.pauseWhile(() => readFile(rule, req, res)));
  } finally {
    underway.splice(underway.indexOf(member), 1);
  }
}

/** Reads and discards the body, because many clients read no response while they send. */
async function runOff(req: Request): Promise<void> {
  req.resume();
  await finished(req).catch(() => {});
}

const nothing: Upload = { name: '', bytes: Buffer.alloc(0) };

async function readFile({ maxBytes }: { maxBytes: number }, req: Request, res: Response): Promise<Upload> {
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1, fieldNameSize: 40, headerPairs: 20 };
  const read = multer({ storage: multer.memoryStorage(), limits, defParamCharset: 'utf8' }).single('file');
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error: unknown) => (error ? reject(httpErrorOf(error, maxBytes)) : resolve()));
  });
  if (!req.file?.size) throw badRequest('Please choose a file.', { file: 'Please choose a file.' });
  return { name: plainName(req.file.originalname), bytes: req.file.buffer };
}

function httpErrorOf(error: unknown, maxBytes: number): HttpError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new HttpError(413, 'too_large', `The file is larger than ${Math.floor(maxBytes / 1e6)} MB.`);
  return badRequest('The upload is incomplete. Please try again.');
}

/** The file name without folders, characters that are special in file systems, and those that reverse what follows. */
function plainName(name: string): string {
  const last = oneLine(name.split(/[\\/]/).at(-1) ?? '');
  return cutName(last.replace(/[<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '').trim(), longestName) || 'image';
}

/** The longest name of a file. */
export const longestName = 120;

/** The beginning of a name, without half of a character such as an emoji at its end. */
export const cutName = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\ud800-\udbff]$/, '');
