import type { PipelineStage } from 'mongoose';
import type { Logger } from 'pino';
import { readSummary } from '../insights/reports/readReport';
import type { PastDays } from '../leads/enquiries/contract';
import { Enquiry } from '../leads/enquiries/model';
import type { OutcomeCounts } from '../reporting/outcomes/contract';
import { rangeOf } from '../reporting/outcomes/readOutcomeGroups';
import { readOutcomes } from '../reporting/outcomes/readOutcomes';
import {
  type DashboardFigure,
  type DashboardFigureName,
  type DashboardFigures,
  dashboardFigures,
} from './contract';
import { dashboardPeriod } from './dashboardPeriod';

/** The most first responses of which the median is taken. */
const mostResponses = 50_000;

type Days = DashboardFigures['period'];
type Pair = Pick<DashboardFigure, 'current' | 'previous'>;

/** The figures of a period and of the one before. One that cannot be read takes no other with it. */
export async function readDashboardFigures(
  days: PastDays,
  log: Pick<Logger, 'warn'>,
): Promise<DashboardFigures> {
  const { period, before } = dashboardPeriod(days);
  const readers = readersOf(period, before);
  const figures = await Promise.all(
    dashboardFigures.map(async (name): Promise<DashboardFigure> => {
      try {
        return { name, isRead: true, ...(await readers[name]()) };
      } catch (error) {
        log.warn({ err: error, figure: name }, 'a figure of the dashboard could not be read');
        return { name, isRead: false, current: null, previous: null };
      }
    }),
  );
  return { period, before, figures };
}

/** Data that several figures share is read once. */
function readersOf(period: Days, before: Days): Record<DashboardFigureName, () => Promise<Pair>> {
  const visitors = once(async () => {
    const compare = { compareFrom: before.from, compareTo: before.to };
    const { current, previous } = await readSummary({ ...period, ...compare });
    return { current: current.visitors, previous: previous?.visitors ?? null };
  });
  const outcomes = once(async () => {
    const read = (part: Days) => readOutcomes({ ...part, dimension: 'channel' });
    const [current, previous] = await Promise.all([read(period), read(before)]);
    return { current: current.total, previous: previous.total };
  });
  const sum = (field: keyof OutcomeCounts) => async () => {
    const { current, previous } = await outcomes();
    return { current: current[field], previous: previous[field] };
  };
  return {
    visitors,
    leads: sum('leads'),
    leadRate: async () => {
      const [seen, { current, previous }] = await Promise.all([visitors(), outcomes()]);
      return {
        current: ratio(current.leads, seen.current),
        previous: ratio(previous.leads, seen.previous),
      };
    },
    bookings: sum('bookings'),
    firstResponse: async () => {
      const [current, previous] = await Promise.all([medianResponse(period), medianResponse(before)]);
      return { current, previous };
    },
    wonValue: sum('wonValue'),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

const ratio = (leads: number, visitors: number | null) => (visitors ? leads / visitors : null);

/** The median milliseconds from receipt to the first response, for the answered leads that were received in the period. */
async function medianResponse(days: Days): Promise<number | null> {
  const elementAt = (index: object) => ({ $arrayElemAt: ['$all', index] });
  const [found] = await Enquiry.aggregate<{ median: number }>([
    {
      $match: {
        createdAt: rangeOf(days),
        status: { $nin: ['spam', 'quarantined'] },
        respondedAt: { $type: 'date' },
      },
    },
    { $limit: mostResponses },
    { $project: { _id: 0, wait: { $max: [0, { $subtract: ['$respondedAt', '$createdAt'] }] } } },
    { $sort: { wait: 1 } },
    { $group: { _id: null, all: { $push: '$wait' } } },
    {
      $project: {
        median: {
          $avg: [
            elementAt({ $floor: { $divide: [{ $subtract: [{ $size: '$all' }, 1] }, 2] } }),
            elementAt({ $floor: { $divide: [{ $size: '$all' }, 2] } }),
          ],
        },
      },
    },
  ] satisfies PipelineStage[]);
  return found?.median ?? null;
}
