import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';

/** A text as it is sent to everybody: in its three forms, under one name. */
export interface Packed {
  tag: string;
  forms: Record<Encoding, Buffer>;
}

/** Packs a text once for all who ask for it. */
export async function packed(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([asBrotli(identity, QUICKLY), asGzip(identity)]);
  // Weak: one name for the same text in three forms.
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return { tag, forms: { identity, br, gzip: zipped } };
}

/** Sends the smallest form that the caller takes, or says that what the caller has still holds. Returns that form. */
export function sendPacked(req: Request, res: Response, type: string, { tag, forms }: Packed): Buffer {
  const form = acceptedEncoding(req);
  res.set({ ETag: tag, Vary: 'Accept-Encoding', ...(form !== 'identity' && { 'Content-Encoding': form }) });
  res.type(type).send(forms[form]);
  return forms[form];
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
