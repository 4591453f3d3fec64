import { subscriberSourceOptions } from '../management/contract';
import { topics as allTopics } from '../subscribers/contract';
import { GrowthEvent, type GrowthEventRecord } from '../subscribers/GrowthEvent';
import { mondayOf } from '../subscribers/recordGrowth';
import type { Growth, GrowthQuery } from './contract';

const weekMs = 7 * 86_400_000;

/** Events that differ in nothing, with their number. */
type Group = Omit<GrowthEventRecord, '_id' | 'at'> & { count: number };

/** Gained and lost subscriptions of the last weeks. */
export async function readGrowth({ weeks = '26', source, topic }: GrowthQuery): Promise<Growth> {
  const listed = listWeeks(Number(weeks), new Date());
  const groups = (await readGroups(listed[0] ?? '')).filter(
    (group) => (!source || group.source === source) && (!topic || group.topics.includes(topic)),
  );
  // A changed topic gains or loses a subscription only to that topic.
  const whole = topic ? groups : groups.filter(({ isTopicChange }) => !isTopicChange);
  return {
    weeks: listed.map((week) => ({ week, ...count(whole.filter((group) => group.week === week)) })),
    bySource: subscriberSourceOptions.map(({ value }) => ({
      source: value,
      ...count(whole.filter((group) => group.source === value)),
    })),
    byTopic: allTopics.map((value) => ({
      topic: value,
      ...count(groups.filter((group) => group.topics.includes(value))),
    })),
  };
}

function listWeeks(number: number, now: Date): string[] {
  const last = Date.parse(mondayOf(now));
  return Array.from({ length: number }, (_, at) =>
    new Date(last - (number - 1 - at) * weekMs).toISOString().slice(0, 10),
  );
}

/** Grouped by the database, so that the cost of what follows does not grow with the number of events. */
async function readGroups(since: string): Promise<Group[]> {
  const found = await GrowthEvent.aggregate<{ _id: Omit<Group, 'count'>; count: number }>([
    { $match: { week: { $gte: since } } },
    { $group: { _id: fields, count: { $sum: 1 } } },
  ]);
  return found.map(({ _id, count: number }) => ({ ..._id, count: number }));
}

const fields = {
  week: '$week',
  kind: '$kind',
  isTopicChange: '$isTopicChange',
  source: '$source',
  topics: '$topics',
};

function count(groups: Group[]): { gained: number; lost: number } {
  const sum = (kind: Group['kind']) =>
    groups.filter((group) => group.kind === kind).reduce((all, group) => all + group.count, 0);
  return { gained: sum('gained'), lost: sum('lost') };
}
