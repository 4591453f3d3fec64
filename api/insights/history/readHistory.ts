import { setImmediate as nextTurn } from 'node:timers/promises';
import { badRequest } from '../../platform/errors/HttpError';
import { addCounts, countNames, noCounts, type VisitCounts } from '../visits/countVisits';
import type { Combination } from '../visits/dimensions';
import type { HistoryFile, HistoryImportResult, HistorySource } from './contract';
import type { CountName } from './model';
import { type HistorySection, readSection } from './readSection';
import { readSections } from './readSections';

/** Counts by day and value. */
type Days = Map<string, Map<string, VisitCounts>>;

/** The figures of exported files. */
export interface History {
  source: HistorySource | null;
  combinations: Map<Combination, { days: Days; given: Map<CountName, Set<string>> }>;
  files: HistoryImportResult['files'];
}

/** Reads exported files. 400 if they are not CSV, or not of one product. */
export async function readHistory(files: readonly HistoryFile[]): Promise<History> {
  const history: History = { source: null, combinations: new Map(), files: [] };
  for (const file of files) {
    const taken = new Set<Combination>();
    const notes: string[] = [];
    for (const section of await readSections(file)) {
      const read = await readSection(section);
      if ('reason' in read) {
        notes.push(`Not imported: ${describe(section.heading)}. ${read.reason}`);
        continue;
      }
      history.source ??= read.source;
      if (read.source !== history.source) throw badRequest(ONE_PRODUCT, { files: ONE_PRODUCT });
      const known = await addSection(history, read);
      if (known.length) notes.push(`Not imported: ${describe(section.heading)}. ${KNOWN}`);
      else for (const name of read.taken) taken.add(name);
      notes.push(...read.notes);
    }
    if (!taken.size && !notes.length) notes.push('The file is empty.');
    history.files.push({ name: file.name, taken: [...taken], notes });
  }
  return history;
}

const ONE_PRODUCT = 'Import Plausible and Google Analytics files separately.';
const KNOWN = 'An earlier file or table has the same figures.';

const describe = (heading: readonly string[]) => `table with ${heading.slice(0, 3).join(', ').slice(0, 120)}`;

const ROWS_AT_ONCE = 500;

/** Adds the counts that no earlier table gave; returns the combinations for which there are none. */
async function addSection(
  { combinations }: History,
  { taken, given, rows }: HistorySection,
): Promise<Combination[]> {
  const fresh = new Map<Combination, CountName[]>();
  for (const name of taken) {
    const known = combinations.get(name)?.given;
    const added = given.filter((count) => !known?.has(count));
    if (added.length) fresh.set(name, added);
  }
  if (!fresh.size) return taken;
  for (const [name, added] of fresh) {
    const combination = combinations.get(name) ?? { days: new Map(), given: new Map() };
    combinations.set(name, combination);
    for (const count of added) combination.given.set(count, new Set());
  }
  for (const [at, { day, keys, counts }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
    for (const [name, key] of keys) {
      const combination = combinations.get(name);
      const added = fresh.get(name);
      if (!combination || !added) continue;
      const values = combination.days.get(day) ?? new Map<string, VisitCounts>();
      combination.days.set(day, values);
      const more = noCounts();
      for (const count of added) {
        more[count] = counts[count] ?? 0;
        combination.given.get(count)?.add(day);
      }
      values.set(key, addCounts(values.get(key) ?? noCounts(), more));
    }
  }
  return [];
}

/** The counts that are not known for all of these days. */
export function missingCounts(
  { days, given }: { days: Days; given: Map<CountName, Set<string>> },
  imported: ReadonlySet<string>,
): CountName[] {
  const shown = [...days.keys()].filter((day) => imported.has(day));
  return countNames.filter((count) => !shown.every((day) => given.get(count)?.has(day)));
}
