import { stringify } from 'csv-stringify/sync';
import type { PageAddresses } from '../addresses/contract';
import type { RedirectRecord } from './model';

/** What the rules are for: its origin, and where its pages and files are. */
export interface Site extends PageAddresses {
  origin: string;
}

const columns = ['from', 'to', 'code', 'match'];

/** All redirects as a table. A cell that begins like a formula does not become one. */
export function redirectsAsCsv(records: readonly RedirectRecord[]): string {
  return stringify([...records], { header: true, columns, escape_formulas: true });
}
