import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { notFound } from '../platform/errors/HttpError';
import { pdfType } from './contract';
import { mediaStore } from './MediaStore';
import { Media, type MediaRecord } from './model';

type StoredFile = Pick<MediaRecord, 'set' | 'files' | 'revision'>;
type File = MediaRecord['files'][number];

/** Serves one immutable file: `/media/ID/2/640.webp` or `/media/ID/2/file.pdf`. */
export async function serveFile(req: Request, res: Response): Promise<void> {
  const { id, revision, form } = req.params;
  const media = await find(String(id));
  const image = [media, ...media.replaced].find((each) => String(each.revision) === revision);
  const file = image?.files.find((each) => each.form === form);
  if (!image || !file) throw notFound();
  res.set('Cache-Control', 'public, max-age=31536000, immutable');
  await send(req, res, { ...image, name: media.name }, file);
}

/**
 * Serves the current file. Of an image it is the smallest file at least as wide as `?w=`, or the widest, in the best format
 * that the client accepts. Cached for one minute.
 */
export async function serveCurrentFile(req: Request, res: Response): Promise<void> {
  const media = await find(String(req.params.id));
  const accepted = String(req.get('accept') ?? '');
  const taken = media.files.filter(
    ({ mime }) => !['image/avif', 'image/webp'].includes(mime) || accepted.includes(mime),
  );
  const width = Number(req.query.w) || Number.POSITIVE_INFINITY;
  const wide = taken.filter((file) => file.width >= width);
  const edge = wide.length ? Math.min(...wide.map(widthOf)) : Math.max(...taken.map(widthOf));
  // The formats of a width are stored in order of file size.
  const file = taken.find((each) => each.width === edge);
  if (!file) throw notFound();
  res.set({ 'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400', Vary: 'Accept' });
  await send(req, res, media, file);
}

const widthOf = ({ width }: File) => width;

async function find(id: string): Promise<MediaRecord> {
  const fields = { name: 1, set: 1, files: 1, revision: 1, replaced: 1 };
  const media = await Media.findById(id, fields).lean<MediaRecord>();
  if (!media) throw notFound();
  return media;
}

async function send(
  req: Request,
  res: Response,
  { set, name }: StoredFile & Pick<MediaRecord, 'name'>,
  { form, mime, size }: File,
): Promise<void> {
  res.set({ ETag: `"${set}-${form}"`, 'Accept-Ranges': 'bytes' });
  if (mime === pdfType) setDownloadHeaders(res, name);
  else {
    res.set({
      'Content-Type': mime,
      'Content-Disposition': 'inline',
      // Emails and feed readers show images as well.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }
  if (req.fresh) return void res.status(304).end();
  const part = partOf(req, res, size);
  if (part === 'none') return void res.status(416).set('Content-Range', `bytes */${size}`).end();
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) res.status(206).set('Content-Range', `bytes ${start}-${end}/${size}`);
  res.set('Content-Length', String(end - start + 1));
  if (req.method === 'HEAD') return void res.end();
  await pipeline(mediaStore.open(set, form, start, end + 1), res).catch((error: NodeJS.ErrnoException) => {
    // A client that disconnects is not an error.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** A PDF is downloaded. Should a browser open it nevertheless, it is in a sandbox, so nothing in it runs on this site. */
function setDownloadHeaders(res: Response, name: string): void {
  res.attachment(/\.pdf$/i.test(name) ? name : `${name}.pdf`);
  res.set({
    'Content-Type': pdfType,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The requested byte range; undefined for the whole file. */
function partOf(
  req: Request,
  res: Response,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const condition = req.get('if-range');
  if (condition && condition !== res.get('etag')) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'none';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}
