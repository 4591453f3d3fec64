import type { PipelineStage } from 'mongoose';
import { Booking } from '../../bookings/model';
import { meetsRule } from '../../insights/reports/filterSyntax';
import { parseFilters, type ReportFilter } from '../../insights/reports/parseFilters';
import { endOfSiteDay, startOfSiteDay } from '../../insights/reports/siteHours';
import { manualSourceOptions } from '../../leads/enquiries/contract';
import { channelOfTouch, teamChannel, unknownChannel } from '../../leads/enquiries/leadChannel';
import { Enquiry } from '../../leads/enquiries/model';
import { type OutcomeCounts, type OutcomeDimension, type OutcomeQuery, outcomeFilters } from './contract';

/** Leads and bookings of the same origin. */
export interface OutcomeGroup extends OutcomeCounts {
  origin: Partial<Record<OutcomeDimension | 'medium', string>>;
  /** The sum of the squares of the won values: their variance, if won leads come by chance. */
  wonSquares: number;
}

interface Grouped {
  _id: Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content' | 'page' | 'manual', string>> & {
    isPaid?: boolean;
  };
  count: number;
  won: number;
  wonValue: number;
  wonSquares: number;
}

type GroupQuery = Omit<OutcomeQuery, 'dimension'>;

/** Leads and bookings of a period by their origin. Spam, quarantine and canceled bookings are left out. */
export async function readOutcomeGroups({
  from,
  to,
  touch = 'last',
  ...query
}: GroupQuery): Promise<OutcomeGroup[]> {
  const createdAt = rangeOf({ from, to });
  const field = `$origin.${touch}`;
  const ifWon = (value: unknown) => ({ $sum: { $cond: [{ $eq: ['$status', 'won'] }, value, 0] } });
  const by = {
    $group: {
      _id: {
        source: `${field}.source`,
        medium: `${field}.medium`,
        campaign: `${field}.campaign`,
        term: `${field}.term`,
        content: `${field}.content`,
        isPaid: `${field}.isPaid`,
        page: '$origin.page',
        manual: '$manual.source',
      },
      count: { $sum: 1 },
      won: ifWon(1),
      wonValue: ifWon('$value'),
      wonSquares: ifWon({ $multiply: ['$value', '$value'] }),
    },
  } satisfies PipelineStage;
  const [leads, bookings] = await Promise.all([
    Enquiry.aggregate<Grouped>([{ $match: { createdAt, status: { $nin: ['spam', 'quarantined'] } } }, by]),
    Booking.aggregate<Grouped>([{ $match: { createdAt, status: 'confirmed' } }, by]),
  ]);
  const filters = parseFilters({ from, to, ...query });
  return [
    ...leads.map(({ _id, count, won, wonValue, wonSquares }) => ({
      origin: readOrigin(_id),
      leads: count,
      won,
      wonValue,
      wonSquares,
      bookings: 0,
    })),
    ...bookings.map(({ _id, count }) => ({
      origin: readOrigin(_id),
      ...noOutcomes(),
      wonSquares: 0,
      bookings: count,
    })),
  ].filter(({ origin }) => filters.every((filter) => meets(origin, filter)));
}

/** The groups by their value of a dimension, each read once: strangers choose how many values there are. */
export function groupOutcomes(
  groups: readonly OutcomeGroup[],
  dimension: OutcomeDimension,
): Map<string, OutcomeGroup[]> {
  const own = new Map<string, OutcomeGroup[]>();
  for (const group of groups) {
    const key = group.origin[dimension];
    const known = key && own.get(key);
    if (known) known.push(group);
    else if (key) own.set(key, [group]);
  }
  return own;
}

export const noOutcomes = (): OutcomeCounts => ({ leads: 0, won: 0, wonValue: 0, bookings: 0 });

/** Without a value where there is nothing to count, such as the campaign of a submission without one. */
function readOrigin(id: Grouped['_id']): OutcomeGroup['origin'] {
  const { source, medium, campaign, term, content, page, manual } = id;
  const other = manual ? teamChannel : unknownChannel;
  return {
    page: page ?? other,
    source: source || (manualSourceOf(manual) ?? unknownChannel),
    medium: medium || undefined,
    campaign: campaign || undefined,
    term: term || undefined,
    content: content || undefined,
    channel: source ? channelOfTouch(id) : other,
  };
}

const manualSourceOf = (manual?: string) => manualSourceOptions.find(({ value }) => value === manual)?.label;

function meets(origin: OutcomeGroup['origin'], filter: ReportFilter): boolean {
  const dimension = outcomeFilters.find((each) => each === filter.dimension);
  if (!dimension) return true;
  const value = origin[dimension];
  return meetsRule(value === undefined ? [] : [value], filter);
}

/** The time from the beginning of the first day to the end of the last one. */
export const rangeOf = ({ from, to }: { from: string; to: string }) => ({
  $gte: startOfSiteDay(from),
  $lt: endOfSiteDay(to),
});
