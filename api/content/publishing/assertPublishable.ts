import { findMissingMedia } from '../../media/markMediaUsed';
import { mediaIdsIn } from '../../media/mediaAddress';
import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind, FieldErrors } from '../documents/ContentKind';
import type { ContentRecord } from '../documents/model';
import { matchesPath } from '../redirects/findRule';
import { readRedirects } from '../redirects/lockRedirects';
import type { RedirectRecord } from '../redirects/model';
import type { Site } from '../redirects/redirectsAsCsv';
import { findRenderErrors } from './assertRenderable';

export type ReadSite = () => Promise<Site>;

/**
 * 400, with a message for each field, if the draft of a record cannot be published at a given time: unfinished content, a
 * path that is in use.
 */
export async function assertPublishable(
  kind: AnyKind,
  record: ContentRecord,
  readSite: ReadSite,
  at: Date,
): Promise<void> {
  const { draft } = record;
  const errors: FieldErrors = await kind.findPublishErrors(draft, record.publicPath, at);
  if (!errors.slug) {
    const conflict = await findPathConflict(kind, record, readSite);
    if (conflict) errors.slug = conflict;
  }
  const mediaIds = mediaIdsIn(JSON.stringify(draft));
  for (const id of await findMissingMedia(mediaIds)) errors[fieldWith(draft, id)] ??= FILE_MISSING;
  if (!Object.keys(errors).length) Object.assign(errors, await findRenderErrors(kind, draft));
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
}

const FILE_MISSING = 'An image or a file in this text is no longer in the media library.';

/** The field of a draft that uses a file. */
const fieldWith = (draft: object, id: string) =>
  Object.entries(draft).find(([, value]) => mediaIdsIn(JSON.stringify(value)).includes(id))?.[0] ?? '';

async function findPathConflict(
  kind: AnyKind,
  record: ContentRecord,
  readSite: ReadSite,
): Promise<string | undefined> {
  const { draft } = record;
  const path = kind.pathOf(draft);
  const other = await kind.model.findOne({ slug: draft.slug }).select('_id').lean<{ _id: string }>();
  if (other && other._id !== record._id) return `Another ${kind.name} has this URL.`;
  if (path === undefined || (path === record.publicPath && record.isPublic)) return undefined;
  const rule = (await readRedirects()).find((one) => matchesPath(one, path) && !isOwn(one, record));
  if (rule) return `A redirect from ${rule.from} uses this URL.`;
  // Only root paths can collide with pages; below a folder such as `/blog` there are only documents of the kind.
  if (path === record.publicPath || path.split('/').length > 2) return undefined;
  const { pages, files } = await readSite();
  return [...pages, ...files].includes(path) ? 'There is already a page at this URL.' : undefined;
}

/** Whether publishing removes the redirect: it leads to the document, or away from it while it is withdrawn. */
function isOwn({ source, from, to, formerTo }: RedirectRecord, { publicPath }: ContentRecord): boolean {
  if (publicPath === undefined) return false;
  return source === 'slug'
    ? [to, formerTo].includes(publicPath)
    : source === 'withdrawn' && from === publicPath;
}
