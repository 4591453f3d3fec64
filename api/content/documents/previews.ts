import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import type { AnyKind, ContentKind, Draft } from './ContentKind';
import type { PreviewLink } from './contract';
import { Content, type ContentRecord, Preview } from './model';

const PREVIEW_MS = 3_600_000;
/** Invalid tokens per minute from one network. */
const mostMadeUp = 60;

/** The document that a token gives access to. `slug` is its id where the draft has no slug. */
export interface PreviewedDocument<D> {
  id: string;
  slug: string;
  draft: D;
  record: ContentRecord;
}

/** Creates a link that shows a draft for an hour. */
export async function createPreview(
  kind: Pick<AnyKind, 'pathOf'> & { previewPath: (id: string) => string },
  { _id: documentId, draft }: ContentRecord,
): Promise<PreviewLink> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(Date.now() + PREVIEW_MS);
  await Preview.create([{ _id: hashOf(token), documentId, until }]);
  const path = (draft.slug && kind.pathOf(draft)) || kind.previewPath(documentId);
  return { path: `${path}?preview=${token}`, until: until.toISOString() };
}

/**
 * The draft that a request for a public page may see, by the token in its header `X-Preview`. Undefined without a token,
 * or if it has expired, is for another document, or the document is in the trash. The response is not cached. 429 for a
 * network that guesses many tokens.
 */
export async function findPreview<D extends Draft>(
  { env, rateLimit }: Pick<Api, 'env' | 'rateLimit'>,
  kind: Pick<ContentKind<D>, 'name' | 'draft'>,
  slug: string,
  req: Request,
  res: Response,
): Promise<PreviewedDocument<D> | undefined> {
  const token = req.get('x-preview');
  if (!token) return undefined;
  res.set('Cache-Control', 'no-store');
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const until = mongoose.trusted({ $gt: new Date() });
  const preview = await Preview.findOne({ _id: hashOf(token), until }).lean();
  const filter = { _id: preview?.documentId, kind: kind.name, isBinned: false };
  const record = preview && (await Content.findOne(filter).lean<ContentRecord>());
  if (!record) {
    await rateLimit.consume(
      'made-up preview',
      networkOf(clientAddress(req, env.internalKey)),
      mostMadeUp,
      60,
    );
    return undefined;
  }
  const draft = record.draft as D;
  const isItsOwn = slug === (draft.slug || record._id);
  return isItsOwn ? { id: record._id, slug, draft, record } : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
