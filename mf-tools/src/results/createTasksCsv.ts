import type { Report } from '@site/api/tools/reports/contract';
import { addDays, toIsoDate } from '../formatting/dates';

const COLUMNS = ['Task', 'Start', 'Due', 'How', 'Done when', 'Owner', 'Status'];

/** The plan as CSV with dates counted from the report's date. */
export function createTasksCsv({ plan, drawnAt }: Pick<Report, 'plan' | 'drawnAt'>): string {
  const rows = plan.map(({ title, text, done, from, to }) => [
    title,
    toIsoDate(addDays(drawnAt, from)),
    toIsoDate(addDays(drawnAt, to)),
    text,
    done,
    '',
    'open',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

// Spreadsheet programs run cells that start with these characters as formulas.
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
