import { explainChange, type Segment } from '../../insights/changes/explainChange';
import { readFigurePair } from '../../insights/changes/readChanges';
import { parseFilters } from '../../insights/reports/parseFilters';
import {
  maxOutcomeExplanations,
  type OutcomeChange,
  type OutcomeChangeQuery,
  type OutcomeDimension,
  type OutcomeFigure,
  outcomeDimensions,
  outcomeFilters,
} from './contract';
import { groupOutcomes, type OutcomeGroup, readOutcomeGroups } from './readOutcomeGroups';

/** Explains the change of leads, bookings or won value from the compared period to this one. */
export async function readOutcomeChange(query: OutcomeChangeQuery, now = Date.now()): Promise<OutcomeChange> {
  const { figure, compareFrom, compareTo, ...rest } = query;
  const groups = await readOutcomeGroups(rest);
  const current = sum(groups, figure);
  if (!compareFrom || !compareTo) return { now: current, before: null, factor: null, segments: [] };
  const earlier = await readOutcomeGroups({ ...rest, from: compareFrom, to: compareTo });
  const before = sum(earlier, figure);
  const filters = parseFilters(query).filter(({ dimension }) => isOutcomeFilter(dimension));
  const dimensions = outcomeDimensions.filter((each) => !filters.some(({ dimension }) => dimension === each));
  const segments = dimensions.flatMap((dimension) => compareOutcomes(groups, earlier, dimension, figure));
  const explained = explainChange({ now: current, before }, segments);
  return {
    now: current,
    before,
    factor: await readFactor(),
    segments: explained.slice(0, maxOutcomeExplanations),
  };

  async function readFactor(): Promise<OutcomeChange['factor']> {
    if (figure === 'wonValue') return { name: 'won', now: sum(groups, 'won'), before: sum(earlier, 'won') };
    const periods = { from: rest.from, to: rest.to, compareFrom: compareFrom as string };
    const visitors = await readFigurePair(
      { ...periods, compareTo: compareTo as string },
      filters,
      'visitors',
      now,
    );
    return visitors && { name: 'visitors', ...visitors };
  }
}

const isOutcomeFilter = (dimension: string) => (outcomeFilters as readonly string[]).includes(dimension);

export function compareOutcomes(
  groups: readonly OutcomeGroup[],
  earlier: readonly OutcomeGroup[],
  dimension: OutcomeDimension,
  figure: OutcomeFigure,
): Segment<OutcomeDimension>[] {
  const [current, previous] = [groupOutcomes(groups, dimension), groupOutcomes(earlier, dimension)];
  const keys = new Set([...current.keys(), ...previous.keys()]);
  return [...keys].map((key) => {
    const [own, before] = [current.get(key) ?? [], previous.get(key) ?? []];
    return {
      dimension,
      key,
      now: sum(own, figure),
      before: sum(before, figure),
      ...(figure === 'wonValue' && {
        variance: { now: sum(own, 'wonSquares'), before: sum(before, 'wonSquares') },
      }),
    };
  });
}

const sum = (groups: readonly OutcomeGroup[], name: OutcomeFigure | 'won' | 'wonSquares') =>
  groups.reduce((so, group) => so + group[name], 0);
