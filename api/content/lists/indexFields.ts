import { isDeepStrictEqual } from 'node:util';
import { mediaIdsIn } from '../../media/mediaAddress';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import type { AnyKind } from '../documents/ContentKind';
import type { ContentState } from '../documents/contract';
import type { ContentRecord } from '../documents/model';

type IndexedFields = Pick<ContentRecord, 'draft' | 'published' | 'scheduled' | 'publicPath' | 'publishAt'>;

/** The derived fields of a document, so that lists need not read its content. */
export function indexFields(kind: AnyKind, record: IndexedFields) {
  const { draft, published, scheduled } = record;
  const state = stateOf(record);
  const words = searchTerms(kind.searchTextOf(draft)).filter(Boolean).map(searchPrefix);
  const filed = Object.entries({ ...kind.filterValuesOf(draft), state: [state] });
  const keys = filed.flatMap(([name, values]) => values.map((value) => filterKey(name, value)));
  return {
    label: kind.labelOf(draft),
    slug: draft.slug,
    state,
    isPublic: published !== undefined,
    row: kind.rowFieldsOf(draft),
    keys: [...new Set([...keys, ...words])].slice(0, 100),
    pictures: mediaIdsIn(JSON.stringify([draft, published, scheduled])),
  };
}

/** The key that a list filter looks for. It begins with a colon, which no search term does, so searches do not match it. */
export const filterKey = (name: string, value: string) => `:${name}:${value}`;

function stateOf({ draft, published, publicPath, publishAt }: IndexedFields): ContentState {
  if (publishAt) return 'scheduled';
  if (published === undefined) return publicPath === undefined ? 'draft' : 'withdrawn';
  return isDeepStrictEqual(draft, published) ? 'published' : 'changed';
}
