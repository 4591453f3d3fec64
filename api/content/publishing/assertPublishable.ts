import { missingPictures } from '../../media/holdPictures';
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
 * Refuses (400, with a sentence for each field) what is not fit to be public at a moment: unfinished words, an address
 * that is taken.
 */
export async function assertPublishable(
  kind: AnyKind,
  record: ContentRecord,
  readSite: ReadSite,
  at: Date,
): Promise<void> {
  const draft = JSON.parse(record.draft);
  const faults: FieldErrors = kind.findPublishErrors(draft, record.publicPath, at);
  if (!faults.slug) {
    const taken = await takenBy(kind, record, readSite);
    if (taken) faults.slug = taken;
  }
  for (const id of await missingPictures(mediaIdsIn(record.draft))) faults[fieldWith(draft, id)] ??= GONE;
  if (!Object.keys(faults).length) Object.assign(faults, await findRenderErrors(kind, draft));
  const [first] = Object.values(faults);
  if (first) throw badRequest(first, faults);
}

const GONE = 'A picture in it is not in the library any more.';

/** The field of a draft that shows a picture. */
const fieldWith = (draft: object, id: string) =>
  Object.entries(draft).find(([, value]) => mediaIdsIn(JSON.stringify(value)).includes(id))?.[0] ?? '';

async function takenBy(
  kind: AnyKind,
  record: ContentRecord,
  readSite: ReadSite,
): Promise<string | undefined> {
  const draft = JSON.parse(record.draft);
  const path = kind.pathOf(draft);
  const other = await kind.model.findOne({ slug: draft.slug }).select('_id').lean<{ _id: string }>();
  if (other && other._id !== record._id) return `Another ${kind.name} has this address.`;
  if (path === record.publicPath && record.isPublic) return undefined;
  const rule = (await readRedirects()).find((one) => matchesPath(one, path) && !isOwn(one, record));
  if (rule) return `The redirect from ${rule.from} stands at this address.`;
  // Below a first part of their own there is nobody else.
  if (path === record.publicPath || path.split('/').length > 2) return undefined;
  const { pages, files } = await readSite();
  return [...pages, ...files].includes(path) ? 'There is already a page at this URL.' : undefined;
}

/** Whether a redirect goes once the document is public: it leads to it, or away from it while it is withdrawn. */
function isOwn({ source, from, to, formerTo }: RedirectRecord, { publicPath }: ContentRecord): boolean {
  if (publicPath === undefined) return false;
  return source === 'slug'
    ? [to, formerTo].includes(publicPath)
    : source === 'withdrawn' && from === publicPath;
}
