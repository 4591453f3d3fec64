import type { Report } from '@site/api/tools/reports/contract';
import { addDays, isoDate } from '../formatting/dates';

const COLUMNS = ['Task', 'Start', 'Due', 'How', 'Done when', 'Owner', 'Status'];

/** The plan as a table for a spreadsheet or a task list, with real dates from the day it was drawn. */
export function tasksCsv({ plan, drawnAt }: Pick<Report, 'plan' | 'drawnAt'>): string {
  const rows = plan.map(({ title, text, done, from, to }) => [
    title,
    isoDate(addDays(drawnAt, from)),
    isoDate(addDays(drawnAt, to)),
    text,
    done,
    '',
    'open',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

// A spreadsheet takes what begins like this for a formula.
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
