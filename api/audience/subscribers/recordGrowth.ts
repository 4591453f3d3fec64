import { getLocalDay } from '../../platform/time/localTime';
import { SITE_TIME_ZONE } from '../../platform/time/siteTime';
import type { Topic } from './contract';
import { GrowthEvent, type GrowthEventRecord } from './GrowthEvent';

/** What counts of a subscriber. */
interface Counted {
  status: string;
  topics: Topic[];
  place: string;
}

/** Records what a change of a subscriber gained or lost, in the transaction of the change. */
export async function recordGrowth(before: Counted | null, after: Counted | null): Promise<void> {
  const events = compare(before, after).map((event) => ({ ...event, ...dateAndWeek(new Date()) }));
  if (events.length) await GrowthEvent.create(events, { ordered: true });
}

/** Records subscriptions that were gained or lost together. */
export async function recordGrowthOfAll(kind: GrowthEventRecord['kind'], readers: Counted[]): Promise<void> {
  const events = readers
    .filter(({ status }) => status === 'active')
    .map(({ place: source, topics }) => ({ kind, isTopicChange: false, source, topics }));
  if (events.length)
    await GrowthEvent.insertMany(events.map((event) => ({ ...event, ...dateAndWeek(new Date()) })));
}

/** When something happened, and in which week. */
export function dateAndWeek(at: Date): Pick<GrowthEventRecord, 'at' | 'week'> {
  return { at, week: mondayOf(at) };
}

/** The Monday of a week in the office's time zone. */
export function mondayOf(at: Date): string {
  const monday = new Date(getLocalDay(SITE_TIME_ZONE, at.getTime()));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

type Change = Pick<GrowthEventRecord, 'kind' | 'isTopicChange' | 'source' | 'topics'>;

function compare(before: Counted | null, after: Counted | null): Change[] {
  const had = before?.status === 'active' ? before.topics : undefined;
  const has = after?.status === 'active' ? after.topics : undefined;
  const source = (after ?? before)?.place ?? '';
  if (!had || !has) {
    if (has) return [{ kind: 'gained', isTopicChange: false, source, topics: has }];
    return had ? [{ kind: 'lost', isTopicChange: false, source, topics: had }] : [];
  }
  const changes: Change[] = [
    { kind: 'gained', isTopicChange: true, source, topics: has.filter((topic) => !had.includes(topic)) },
    { kind: 'lost', isTopicChange: true, source, topics: had.filter((topic) => !has.includes(topic)) },
  ];
  return changes.filter(({ topics }) => topics.length);
}
