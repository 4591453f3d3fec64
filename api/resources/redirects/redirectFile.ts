import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { checked } from '../../http/checked';
import { badRequest, Refusal } from '../../http/Refusal';
import type { PageAddresses } from '../addresses/contract';
import { RedirectDraft, type RedirectImportResult } from './contract';
import { type Faults, faultsOf, plainRule } from './faultsOf';
import type { RedirectRecord } from './model';

type RowError = RedirectImportResult['errors'][number];
type Rule = Pick<RedirectDraft, 'from' | 'match' | 'to' | 'code'>;

/** What the rules are for: its origin, and where its pages and files are. */
export interface Site extends PageAddresses {
  origin: string;
}

const columns = ['from', 'to', 'code', 'match'] as const;
const mostRows = 1000;

/** All redirects as a table. A cell that begins like a formula does not become one. */
export function redirectsAsCsv(records: readonly RedirectRecord[]): string {
  return stringify([...records], { header: true, columns: [...columns], escape_formulas: true });
}

/** The rules of a table, and what is wrong with it by line and field: also between its own rows. */
export function readRedirects(csv: string, others: readonly Rule[], site: Site) {
  const drafts: RedirectDraft[] = [];
  const errors: RowError[] = [];
  for (const { line, row } of rowsOf(csv)) {
    const read = readRow(row, [...others, ...drafts], site);
    if (read.draft) drafts.push(read.draft);
    for (const [field, message] of Object.entries(read.faults)) errors.push({ line, field, message });
  }
  return { drafts, errors };
}

function readRow(
  row: Record<string, string>,
  others: Rule[],
  site: Site,
): { draft?: RedirectDraft; faults: Faults } {
  const { from = '', to = '', code, match } = row;
  try {
    const given = { from, to, code: code || '301', match: match || 'exact' };
    const draft = plainRule(checked(given, RedirectDraft), site.origin);
    const faults = faultsOf(draft, others, site);
    return Object.keys(faults).length ? { faults } : { draft, faults };
  } catch (error) {
    if (error instanceof Refusal && error.more.fieldErrors) return { faults: error.more.fieldErrors };
    throw error;
  }
}

function rowsOf(csv: string): { line: number; row: Record<string, string> }[] {
  const rows = parsed(csv);
  if (!rows.length) throw badRequest('The file has no rows.', { csv: 'The file has no rows.' });
  if (rows.length > mostRows) {
    const says = `At most ${mostRows} rows at once, please.`;
    throw badRequest(says, { csv: says });
  }
  return rows.map(({ info, record }) => ({ line: info.lines, row: record }));
}

function parsed(csv: string): { info: { lines: number }; record: Record<string, string> }[] {
  try {
    return parse(csv, {
      columns: (names: string[]) => {
        if (!names.includes('from')) throw new Error('no column called from');
        return names;
      },
      ...{ bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true },
    }) as unknown as ReturnType<typeof parsed>;
  } catch {
    const says = 'This is not a table with the columns from, to, code and match.';
    throw badRequest(says, { csv: says });
  }
}
