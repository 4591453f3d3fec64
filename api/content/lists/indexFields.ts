import { isDeepStrictEqual } from 'node:util';
import { mediaIdsIn } from '../../media/mediaAddress';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import type { AnyKind } from '../documents/ContentKind';
import type { ContentState } from '../documents/contract';
import type { ContentRecord } from '../documents/model';

type IndexedFields = Pick<ContentRecord, 'draft' | 'published' | 'scheduled' | 'publicPath' | 'publishAt'>;

/** All that is kept of a document so that lists need not read its words. */
export function indexFields(kind: AnyKind, record: IndexedFields) {
  const draft = JSON.parse(record.draft);
  const state = stateOf(record);
  const words = searchTerms(kind.searchTextOf(draft)).filter(Boolean).map(searchPrefix);
  const filed = Object.entries({ ...kind.filterValuesOf(draft), state: [state] });
  const keys = filed.flatMap(([name, values]) => values.map((value) => filterKey(name, value)));
  return {
    ...{ label: kind.labelOf(draft), slug: draft.slug as string, state },
    isPublic: record.published !== undefined,
    row: JSON.stringify(kind.rowFieldsOf(draft)),
    keys: [...new Set([...keys, ...words])].slice(0, 100),
    pictures: mediaIdsIn([record.draft, record.published, record.scheduled].join(' ')),
  };
}

/** What a filter of a list finds documents by. It begins with a colon, as no word does, so that no search finds it. */
export const filterKey = (name: string, value: string) => `:${name}:${value}`;

export function isSameDraft(one: string, other: string): boolean {
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
}

function stateOf({ draft, published, publicPath, publishAt }: IndexedFields): ContentState {
  if (publishAt) return 'scheduled';
  if (published === undefined) return publicPath === undefined ? 'draft' : 'withdrawn';
  return isSameDraft(draft, published) ? 'published' : 'changed';
}
