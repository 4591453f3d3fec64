import type { Draft } from '../documents/ContentKind';
import type { ContentDocument, ContentRow } from '../documents/contract';
import type { ContentRecord } from '../documents/model';

/** A document as lists show it. */
export function rowView(record: Omit<ContentRecord, 'draft' | 'published' | 'scheduled'>): ContentRow {
  const { _id, label, slug, state, fault = null, updatedBy, version, isPublic } = record;
  const { publishedAt, publicPath } = record;
  return {
    id: _id,
    label,
    slug,
    state,
    fault,
    updatedBy,
    version,
    path: (isPublic && publicPath) || null,
    publishedAt: (isPublic && publishedAt?.toISOString()) || null,
    publishAt: record.publishAt?.toISOString() ?? null,
    binnedAt: record.binnedAt?.toISOString() ?? null,
    updatedAt: record.updatedAt.toISOString(),
    ...record.row,
  };
}

/** A document as its editor opens it. */
export function documentView<D extends Draft>(record: ContentRecord): ContentDocument<D> {
  const { draft, published = null, scheduled = null } = record as ContentRecord & { draft: D };
  return {
    ...rowView(record),
    draft,
    published: published as D | null,
    scheduled: scheduled as D | null,
  };
}
