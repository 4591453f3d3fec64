import { setImmediate as nextTurn } from 'node:timers/promises';
import type { VisitDimension } from '../visits/contract';
import type { Combination } from '../visits/dimensions';
import type { HistorySource } from './contract';
import { exportColumns, type Measure } from './exportColumns';
import { readCount, readDay, readOrigin, readValue } from './exportValues';
import type { CountName } from './model';
import type { Section } from './readSections';

/** The figures of a table of an export. */
export interface HistorySection {
  source: HistorySource;
  taken: Combination[];
  /** The counts that it has. */
  given: CountName[];
  rows: {
    day: string;
    keys: (readonly [Combination, string])[];
    counts: Partial<Record<CountName, number>>;
  }[];
  notes: string[];
}

const ROWS_AT_ONCE = 500;
const MOST_COLUMNS = 200;

/** The figures of a table, or why there are none to take. */
export async function readSection(section: Section): Promise<HistorySection | { reason: string }> {
  const { heading, rows } = section;
  const names = heading.map((name) => name.toLowerCase());
  const source = heading.includes('date') && names.includes('visitors') ? 'plausible' : 'google';
  const plan = planColumns(section, names, source);
  if ('reason' in plan) return plan;
  const { day, dimension, measures, unused } = plan;
  const isOrigin = source === 'plausible' && dimension?.name === 'source';
  const taken: Combination[] = isOrigin
    ? ['channel', 'source', 'medium', 'campaign', 'referrer']
    : dimension?.name === 'sourceAndMedium'
      ? ['source', 'medium']
      : [dimension?.name ?? 'total'];
  const target = (measure: Measure) => targetOf(measure, dimension?.name);
  const given = new Set([...measures.keys()].flatMap((measure) => target(measure) ?? []));
  const found: HistorySection = { source, taken, given: [...given], rows: [], notes: [] };
  const unreadable: number[] = [];
  let unknown = 0;
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
    if (cells.some((cell) => /^(grand )?totals?$/i.test(cell))) continue;
    const on = day(cells);
    const counts = readCounts(cells, measures, target);
    if (!on || !counts) {
      unreadable.push(line);
      continue;
    }
    const cellOf = (column: string) => cells[names.indexOf(column)] ?? '';
    const values = isOrigin ? readOrigin(cellOf) : readKeys(dimension, cells);
    const keys = values.filter(([, key]) => key);
    if (keys.length) found.rows.push({ day: on, keys, counts });
    else unknown += 1;
  }
  found.notes = [
    unused.length ? `Columns that aren’t used: ${unused.join(', ')}.` : '',
    unreadable.length
      ? `Rows that can’t be read: ${unreadable.length}, the first in line ${unreadable[0]}.`
      : '',
    unknown ? `Rows without a value: ${unknown}.` : '',
  ].filter(Boolean);
  return found;
}

type Dimension = { at: number; name: VisitDimension | 'sourceAndMedium' };

interface ColumnPlan {
  day: (cells: string[]) => string | undefined;
  dimension: Dimension | undefined;
  measures: Map<Measure, number>;
  /** The names of columns that are not used. */
  unused: string[];
}

/** Which column holds what, or why the table cannot be taken. */
function planColumns(
  { heading, rows, from, to }: Section,
  names: string[],
  source: HistorySource,
): ColumnPlan | { reason: string } {
  if (heading.length > MOST_COLUMNS) return { reason: `It has more than ${MOST_COLUMNS} columns.` };
  const columns = exportColumns[source];
  if (!names.some((name) => columns.dimensions[name] || columns.measures[name]))
    return { reason: 'It has no columns of a Plausible export or of a Google Analytics export in English.' };
  const dayAt = names.findIndex((name) => name === 'date' || name === 'nth day');
  const isNumbered = names[dayAt] === 'nth day';
  if (isNumbered && !from) return { reason: 'Its days are numbered, but there is no start date above it.' };
  // A table of one day needs no column for it.
  if (dayAt < 0 && (!from || from !== to))
    return { reason: 'It isn’t divided by day. Add the dimension Date to the report and export it again.' };
  const dimensions: Dimension[] = [];
  const measures = new Map<Measure, number>();
  const unused: string[] = [];
  for (const [at, name] of names.entries()) {
    const dimension = ownValue(columns.dimensions, name);
    // The exits of a page are not its visits.
    const measure =
      name === 'exits' && !names.includes('exit_page') ? undefined : ownValue(columns.measures, name);
    if (at === dayAt) continue;
    if (dimension) dimensions.push({ at, name: dimension });
    else if (measure && !measures.has(measure)) measures.set(measure, at);
    else if (source === 'google' && isOtherDimension(name, rows[0]?.cells[at]))
      return { reason: `Figures by ${heading[at] || 'a column without a name'} can’t be imported.` };
    else unused.push(heading[at] ?? '');
  }
  if (!measures.has('visits')) measures.delete('averageEngaged');
  // Only both together say how far a page was scrolled.
  if (!measures.has('ownDepth') || !measures.has('ownDepthVisits'))
    for (const measure of ['ownDepth', 'ownDepthVisits'] as const) {
      const at = measures.get(measure);
      if (at !== undefined) unused.push(heading[at] ?? '');
      measures.delete(measure);
    }
  if (dimensions.length > 1)
    return { reason: 'It has more than one dimension. Export a report for each of them.' };
  const [dimension] = dimensions;
  if (!measures.has('visitors') && dimension) return { reason: 'It has no column with visitors or users.' };
  if (!measures.size) return { reason: 'It has no column that can be imported.' };
  const day = (cells: string[]) =>
    dayAt < 0 ? readDay(from ?? '') : readDay(cells[dayAt] ?? '', isNumbered ? from : undefined);
  return { day, dimension, measures, unused };
}

/** A column can be named `constructor`. */
const ownValue = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const isOtherDimension = (name: string, cell: string | undefined) =>
  /^(nth )?(hour|day|week|month|year|minute)$|date range/.test(name) ||
  readCount(cell?.replace('%', '') || '0') === undefined;

/** The count that a measure is stored as; undefined if it says nothing about the dimension. */
function targetOf(measure: Measure, dimension: Dimension['name'] | undefined): CountName | undefined {
  if (measure === 'ownDepth' || measure === 'ownDepthVisits')
    return dimension === 'page' ? measure : undefined;
  if (measure === 'ownEvents') return dimension === 'event' ? measure : undefined;
  if (measure === 'averageEngaged')
    return dimension === 'page' || dimension === 'event' ? undefined : 'engaged';
  if (dimension === 'page' && measure === 'views') return 'ownViews';
  if (dimension === 'page' && measure === 'engaged') return 'ownEngaged';
  return measure;
}

/** The counts of a row, in the units of this site; undefined if one cannot be read. */
function readCounts(
  cells: string[],
  measures: ReadonlyMap<Measure, number>,
  target: (measure: Measure) => CountName | undefined,
): Partial<Record<CountName, number>> | undefined {
  const counts: Partial<Record<CountName, number>> = {};
  for (const [measure, at] of measures) {
    const count = readCount(cells[at] ?? '');
    if (count === undefined) return undefined;
    const name = target(measure);
    if (!name) continue;
    if (measure === 'engaged') counts[name] = count * 1000;
    else if (measure === 'averageEngaged')
      counts[name] ??= count * 1000 * (readCount(cells[measures.get('visits') ?? -1] ?? '') ?? 0);
    else counts[name] = Math.round(count);
  }
  return counts;
}

function readKeys(dimension: Dimension | undefined, cells: string[]): (readonly [Combination, string])[] {
  if (!dimension) return [['total', 'all']];
  const { name } = dimension;
  const cell = cells[dimension.at] ?? '';
  if (name !== 'sourceAndMedium') return [[name, readValue(name, cell)]];
  const [source = '', medium = ''] = cell.split(' / ');
  return [
    ['source', readValue('source', source)],
    ['medium', readValue('medium', medium)],
  ];
}
