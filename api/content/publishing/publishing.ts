import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind } from '../documents/ContentKind';
import { type Author, changeDocument } from '../documents/changeDocument';
import type { ContentRecord } from '../documents/model';
import { redirectOldPath, redirectRemovedPath, removeRedirect } from '../redirects/updateRedirects';
import { saveRevision } from '../revisions/revisions';
import { assertPublishable, type ReadSite } from './assertPublishable';

interface Publishing {
  kind: AnyKind;
  record: ContentRecord;
  by: Author;
  readSite: ReadSite;
  /** What becomes public, as JSON text, where it is not the working copy. */
  words?: string;
}

export const clearedSchedule = {
  ...{ publishAt: undefined, scheduled: undefined, scheduledBy: undefined, fault: undefined },
};

/**
 * Makes a document's working copy, or what was scheduled of it, what visitors read, within the transaction of who
 * asks. A page that was at another address before is led on to, and no withdrawn one away from. 400 where it is not fit, 412 when somebody was faster.
 */
export async function publishDocument(publishing: Publishing): Promise<ContentRecord> {
  const { kind, record, by, readSite, words = record.draft } = publishing;
  const at = publicationTime(record);
  await assertPublishable(kind, { ...record, draft: words }, readSite, at);
  const draft = JSON.parse(words);
  const { publicPath: before, publishedAt = at } = record;
  const publicPath = kind.pathOf(draft);
  if (before !== undefined && !record.isPublic) await removeRedirect(before);
  const part = { ...clearedSchedule, published: words, publicPath, publishedAt };
  const after = await changeDocument(kind, record, part, by);
  await kind.publish({ id: record._id, draft, publishedAt, at, version: after.version });
  if (before !== undefined && before !== publicPath)
    await redirectOldPath(before, publicPath, await readSite());
  await saveRevision({ ...after, draft: words }, 'published');
  return after;
}

interface Withdrawal extends Pick<Publishing, 'kind' | 'record' | 'by' | 'readSite'> {
  /** The page that its address leads to from then on, until it is public again. */
  to?: string;
  part?: Partial<ContentRecord>;
}

/**
 * Takes what visitors read of a document off the site, and leads on from its address, within the transaction of who
 * asks. 400 by the field `to` where that is no page, or where its kind asks for one and none is named.
 */
export async function withdrawDocument({ kind, record, by, readSite, to, part }: Withdrawal) {
  if (to === undefined && kind.needsRedirectWhenWithdrawn && record.isPublic)
    throw badRequest(TARGET_REQUIRED, { to: TARGET_REQUIRED });
  if (to !== undefined && !record.isPublic) throw badRequest(NOT_PUBLIC, { to: NOT_PUBLIC });
  const after = await changeDocument(kind, record, { ...clearedSchedule, published: undefined, ...part }, by);
  if (record.isPublic) {
    await kind.withdraw(record._id);
    await saveRevision(after, 'withdrawn');
    if (to !== undefined && record.publicPath)
      await redirectRemovedPath(record.publicPath, to, await readSite());
  }
  return after;
}

const TARGET_REQUIRED = 'Please say which page its address leads to.';
const NOT_PUBLIC = 'Nothing of this is public, so nothing leads on from it.';

/** The one that was set for it, where that is what publishes it. */
const publicationTime = ({ publishAt }: ContentRecord) =>
  publishAt && publishAt <= new Date() ? publishAt : new Date();
