import type { Outcome, OutcomeCounts, OutcomeQuery, Outcomes } from './contract';
import { groupOutcomes, noOutcomes, type OutcomeGroup, readOutcomeGroups } from './readOutcomeGroups';

const maxRows = 200;

/** Leads and bookings of a period, and of the compared one, by where they came from. */
export async function readOutcomes({ dimension, ...query }: OutcomeQuery): Promise<Outcomes> {
  const { compareFrom, compareTo } = query;
  const [groups, earlier] = await Promise.all([
    readOutcomeGroups(query),
    compareFrom && compareTo ? readOutcomeGroups({ ...query, from: compareFrom, to: compareTo }) : undefined,
  ]);
  const [counts, before] = [sumBy(groups, dimension), earlier && sumBy(earlier, dimension)];
  const keys = [...new Set([...counts.keys(), ...(before?.keys() ?? [])])];
  const toOutcome = (key: string): Outcome => ({
    key,
    ...(counts.get(key) ?? noOutcomes()),
    previous: before ? (before.get(key) ?? noOutcomes()) : null,
  });
  const rows = keys
    .map(toOutcome)
    .sort((a, b) => weigh(b) - weigh(a) || weighBefore(b) - weighBefore(a) || (a.key < b.key ? -1 : 1));
  const total = { key: 'all', ...sum(groups), previous: earlier ? sum(earlier) : null };
  return { total, rows: rows.slice(0, maxRows) };
}

const weigh = ({ leads, bookings }: OutcomeCounts) => leads + bookings;
const weighBefore = ({ previous }: Outcome) => (previous ? weigh(previous) : 0);

function sumBy(groups: readonly OutcomeGroup[], dimension: OutcomeQuery['dimension']) {
  const own = groupOutcomes(groups, dimension);
  return new Map([...own].map(([key, all]) => [key, sum(all)]));
}

function sum(groups: readonly OutcomeGroup[]): OutcomeCounts {
  const so = noOutcomes();
  for (const group of groups) {
    so.leads += group.leads;
    so.won += group.won;
    so.wonValue += group.wonValue;
    so.bookings += group.bookings;
  }
  return so;
}
