import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind, Draft } from '../documents/ContentKind';
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
  /** The content to publish, if it is not the draft. */
  content?: Draft;
}

export const clearedSchedule = {
  publishAt: undefined,
  scheduled: undefined,
  scheduledBy: undefined,
  fault: undefined,
};

/**
 * Publishes the draft of a document, or its scheduled content, within the transaction of the request. A changed path
 * gets a redirect from the old one; the redirect of a withdrawn page is removed. 400 if it cannot be published, 412 if it
 * has changed.
 */
export async function publishDocument(publishing: Publishing): Promise<ContentRecord> {
  const { kind, record, by, readSite, content = record.draft } = publishing;
  const at = publicationTime(record);
  await assertPublishable(kind, { ...record, draft: content }, readSite, at);
  const { publicPath: before, publishedAt = at } = record;
  const publicPath = kind.pathOf(content);
  if (before !== undefined && !record.isPublic) await removeRedirect(before);
  const part = { ...clearedSchedule, published: content, publicPath, publishedAt };
  const after = await changeDocument(kind, record, part, by);
  await kind.publish({ id: record._id, draft: content, publishedAt, at, version: after.version, by });
  if (before !== undefined && publicPath !== undefined && before !== publicPath)
    await redirectOldPath(before, publicPath, await readSite());
  await saveRevision({ ...after, draft: content }, 'published');
  return after;
}

interface Withdrawal extends Pick<Publishing, 'kind' | 'record' | 'by' | 'readSite'> {
  /** The page that its path redirects to until it is public again. */
  to?: string;
  part?: Partial<ContentRecord>;
}

/**
 * Withdraws the published content of a document and redirects its path, within the transaction of the request. 400 for
 * the field `to` if it is not a page, or if it is missing and the kind requires it.
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

const TARGET_REQUIRED = 'Choose the page to redirect to.';
const NOT_PUBLIC = 'This was never published, so there is no URL to redirect.';

/** The scheduled time if it has come, else now. */
const publicationTime = ({ publishAt }: ContentRecord) =>
  publishAt && publishAt <= new Date() ? publishAt : new Date();
