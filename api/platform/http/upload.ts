import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { badRequest, HttpError, unavailable } from '../errors/HttpError';
import type { Clock } from '../limits/withDeadline';
import { oneLine } from './plainText';

/** A file as it came: its bytes are anybody's, its name is fit to be shown. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** Held in memory at once, from the first byte until the call is over; with 10 MB each, that is 60 MB. */
const mostAtOnce = 6;
/** Of one member, so that the others find a place. */
const mostOfOne = 3;
const underway: string[] = [];

/**
 * Does what a file is needed for. 503 while as many are under way as may be, with nothing of it kept; 415 for what is
 * no multipart body, 413 for too large a file. While a file arrives, the clock of the call stands still.
 */
export async function withUpload<T>(
  rule: { most: number } | undefined,
  req: Request,
  res: Response,
  member: string,
  clock: Clock,
  deed: (file: Upload) => T | Promise<T>,
): Promise<T> {
  if (!rule) return deed(nothing);
  if (!req.is('multipart/form-data'))
    throw new HttpError(415, 'unsupported_type', 'Please send a form with one file.');
  const own = underway.filter((one) => one === member).length;
  if (underway.length >= mostAtOnce || own >= mostOfOne) {
    await clock.stopped(() => runOff(req));
    throw unavailable('Many files are arriving just now. Please try again in a moment.');
  }
  underway.push(member);
  try {
    return await deed(await clock.stopped(() => readFile(rule, req, res)));
  } finally {
    underway.splice(underway.indexOf(member), 1);
  }
}

/** Lets a body go by unkept: who still sends does not always see an answer. */
async function runOff(req: Request): Promise<void> {
  req.resume();
  await finished(req).catch(() => {});
}

const nothing: Upload = { name: '', bytes: Buffer.alloc(0) };

async function readFile({ most }: { most: number }, req: Request, res: Response): Promise<Upload> {
  const limits = { fileSize: most, files: 1, fields: 0, parts: 1, fieldNameSize: 40, headerPairs: 20 };
  const read = multer({ storage: multer.memoryStorage(), limits, defParamCharset: 'utf8' }).single('file');
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error: unknown) => (error ? reject(refusalOf(error, most)) : resolve()));
  });
  if (!req.file?.size) throw badRequest('Please choose a file.', { file: 'Please choose a file.' });
  return { name: plainName(req.file.originalname), bytes: req.file.buffer };
}

function refusalOf(error: unknown, most: number): HttpError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new HttpError(413, 'too_large', `The file is larger than ${Math.floor(most / 1e6)} MB.`);
  return badRequest('The file did not arrive whole.');
}

/** What stands after the last stroke, without the signs that mean something to systems. */
function plainName(name: string): string {
  const last = oneLine(name.split(/[\\/]/).at(-1) ?? '');
  return (
    last
      .replace(/[<>:"|?*]/g, '')
      .trim()
      .slice(0, 120) || 'picture'
  );
}
