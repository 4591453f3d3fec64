import type { PipelineStage } from 'mongoose';
import { Booking } from '../../bookings/model';
import { endOfSiteDay, startOfSiteDay } from '../../insights/reports/siteHours';
import { manualSourceOptions } from '../../leads/enquiries/contract';
import { channelOfTouch, teamChannel, unknownChannel } from '../../leads/enquiries/leadChannel';
import { Enquiry } from '../../leads/enquiries/model';
import type { Outcome, OutcomeQuery, Outcomes } from './contract';

const maxRows = 200;

interface Group {
  _id: {
    source?: string;
    medium?: string;
    campaign?: string;
    isPaid?: boolean;
    page?: string;
    manual?: string;
  };
  count: number;
  won: number;
  wonValue: number;
}

/** Leads and bookings of a period by where they came from. Spam, quarantine and canceled bookings are left out. */
export async function readOutcomes({ from, to, dimension, touch = 'last' }: OutcomeQuery): Promise<Outcomes> {
  const createdAt = rangeOf({ from, to });
  const field = `$origin.${touch}`;
  const by = {
    $group: {
      _id:
        dimension === 'page'
          ? { page: '$origin.page', manual: '$manual.source' }
          : {
              source: `${field}.source`,
              medium: `${field}.medium`,
              campaign: `${field}.campaign`,
              isPaid: `${field}.isPaid`,
              manual: '$manual.source',
            },
      count: { $sum: 1 },
      won: { $sum: { $cond: [{ $eq: ['$status', 'won'] }, 1, 0] } },
      wonValue: { $sum: { $cond: [{ $eq: ['$status', 'won'] }, '$value', 0] } },
    },
  } satisfies PipelineStage;
  const [leads, bookings] = await Promise.all([
    Enquiry.aggregate<Group>([{ $match: { createdAt, status: { $nin: ['spam', 'quarantined'] } } }, by]),
    Booking.aggregate<Group>([{ $match: { createdAt, status: 'confirmed' } }, by]),
  ]);
  const rows = new Map<string, Outcome>();
  const total: Outcome = { key: 'all', leads: 0, won: 0, wonValue: 0, bookings: 0 };
  const add = (groups: Group[], count: (row: Outcome, group: Group) => void) => {
    for (const group of groups) {
      count(total, group);
      const key = keyOf(group._id, dimension);
      if (!key) continue;
      const row = rows.get(key) ?? { key, leads: 0, won: 0, wonValue: 0, bookings: 0 };
      rows.set(key, row);
      count(row, group);
    }
  };
  add(leads, (row, group) => {
    row.leads += group.count;
    row.won += group.won;
    row.wonValue += group.wonValue;
  });
  add(bookings, (row, group) => {
    row.bookings += group.count;
  });
  const sorted = [...rows.values()].sort(
    (a, b) => b.leads + b.bookings - a.leads - a.bookings || (a.key < b.key ? -1 : 1),
  );
  return { total, rows: sorted.slice(0, maxRows) };
}

/** Undefined where there is nothing to count, such as a submission without a campaign. */
function keyOf(id: Group['_id'], dimension: OutcomeQuery['dimension']): string | undefined {
  const { source, campaign, page, manual } = id;
  const other = manual ? teamChannel : unknownChannel;
  if (dimension === 'page') return page ?? other;
  if (dimension === 'campaign') return campaign || undefined;
  if (dimension === 'source') return source ?? manualSourceOf(manual) ?? unknownChannel;
  return source ? channelOfTouch(id) : other;
}

const manualSourceOf = (manual?: string) => manualSourceOptions.find(({ value }) => value === manual)?.label;

/** The time from the beginning of the first day to the end of the last one. */
export const rangeOf = ({ from, to }: { from: string; to: string }) => ({
  $gte: startOfSiteDay(from),
  $lt: endOfSiteDay(to),
});
