import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';

/** One text in every encoding, under one ETag. */
export interface CompressedText {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses with Brotli; `quality` is 0 to 11, and a higher one costs more time. */
export const compressBrotli = (text: Buffer, quality = 6): Promise<Buffer> =>
  brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/** Compresses a text for a response to one visitor. */
export const compressTo: Record<Encoding, (text: Buffer) => Promise<Buffer> | Buffer> = {
  br: (text) => compressBrotli(text),
  gzip: (text) => compressGzip(text),
  identity: (text) => text,
};

/** Compresses a text once for all visitors. */
export async function compress(text: string, quality?: number): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity)]);
  return { etag: etagOf(text), bodies: { identity, br, gzip: zipped } };
}

/** Weak, because all encodings of a text share one ETag. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;

/** Sends the body in the accepted encoding, or 304 when the client has it. Returns that body. */
export function sendCompressed(
  req: Request,
  res: Response,
  type: string,
  { etag, bodies }: CompressedText,
): Buffer {
  const encoding = acceptedEncoding(req);
  res.set({
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  res.type(type).send(bodies[encoding]);
  return bodies[encoding];
}
