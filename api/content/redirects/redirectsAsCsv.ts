import { stringify } from 'csv-stringify/sync';
import type { PageAddresses } from '../addresses/contract';
import type { RedirectRecord } from './model';

/** The site that redirects are checked against: its origin, pages and files. */
export interface Site extends PageAddresses {
  origin: string;
}

const columns = ['from', 'to', 'code', 'match'];

/** Redirects as CSV. Cells that look like formulas are escaped. */
export function redirectsAsCsv(records: readonly RedirectRecord[]): string {
  return stringify([...records], { header: true, columns, escape_formulas: true });
}
