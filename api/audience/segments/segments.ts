import type { QueryFilter } from 'mongoose';
import { SavedViewModel, type SavedViewRecord } from '../../identity/views/model';
import { SubscriberFilters } from '../management/contract';
import { buildSubscriberFilter } from '../management/findSubscribers';
import type { SubscriberRecord } from '../subscribers/model';

/** The list whose shared views are segments. */
export const SEGMENT_LIST = 'subscribers';

/** A view of the list of subscribers that is shared with the team, as it was when it was read. */
export interface Segment {
  id: string;
  name: string;
  /** The query string of the list. */
  search: string;
}

/** A segment; undefined if it was deleted, is not shared, or has filters that the list no longer knows. */
export async function findSegment(id: string): Promise<Segment | undefined> {
  const view = await SavedViewModel.findOne({
    _id: id,
    list: SEGMENT_LIST,
    isShared: true,
  }).lean<SavedViewRecord>();
  return view && readFilters(view.search) ? { id, name: view.name, search: view.search } : undefined;
}

/** Filter for the subscribers of a segment at a time. Unknown filters match nobody, so that it never grows by them. */
export function createSegmentFilter({ search }: Segment, now: Date): QueryFilter<SubscriberRecord> {
  const filters = readFilters(search);
  return filters ? buildSubscriberFilter(filters, true, now) : { _id: NOBODY };
}

const NOBODY = '';

function readFilters(search: string): SubscriberFilters | undefined {
  const { sort: _, ...filters } = Object.fromEntries(new URLSearchParams(search));
  return SubscriberFilters.is(filters) ? filters : undefined;
}
