import { is } from 'superstruct';
import type { RowResult, TableRow } from '../../content/imports/ImportKind';
import { emailAddress, isDay } from '../../platform/contracts/endpoint';
import { oneLine } from '../../platform/http/sanitizeText';
import { type Topic, topicOptions, topics } from '../subscribers/contract';

/** A person to import. */
export interface SubscriberRow {
  email: string;
  emailNorm: string;
  topics: Topic[];
  /** The day of consent in this row. */
  consentedOn?: string;
}

/** Reads a row of a list of subscribers. */
export function readSubscriberRow(row: TableRow): RowResult<SubscriberRow> {
  const email = emailOf(row);
  const chosen = readTopics(row.topics);
  const consentedOn = readDay(row.consentedOn);
  const errors = {
    ...(!is(email, emailAddress()) && { email: 'Please enter a valid email address.' }),
    ...(!chosen && { topics: `Topics are ${TOPIC_NAMES}, separated by semicolons.` }),
    ...(row.consentedOn !== undefined &&
      !consentedOn && { consentedOn: 'Please enter a date that is not in the future, such as 2026-11-28.' }),
  };
  if (!chosen || Object.keys(errors).length) return { errors };
  return {
    draft: { email, emailNorm: email.toLowerCase(), topics: chosen, ...(consentedOn && { consentedOn }) },
  };
}

/** The address of a row as it is stored. */
export const emailOf = ({ email }: TableRow) => (typeof email === 'string' ? oneLine(email).trim() : '');

/** Topics by name or label; all without a value, undefined if one is unknown. */
function readTopics(cell: unknown): Topic[] | undefined {
  if (cell === undefined) return topics;
  const cells = typeof cell === 'string' ? cell.split(/[;|]/) : Array.isArray(cell) ? cell : [];
  const names = cells
    .map((name) => (typeof name === 'string' ? name.trim().toLowerCase() : '?'))
    .filter(Boolean);
  const isKnown = names.every((name) => topicOptions.some((option) => isNamed(option, name)));
  if (!names.length || !isKnown) return undefined;
  return topicOptions
    .filter((option) => names.some((name) => isNamed(option, name)))
    .map(({ value }) => value);
}

const isNamed = ({ value, label }: (typeof topicOptions)[number], name: string) =>
  value === name || label.toLowerCase() === name;

/** A day such as `2026-11-28`, `11/28/2026` or the beginning of a timestamp. */
function readDay(cell: unknown): string | undefined {
  const typed = typeof cell === 'string' ? cell.trim() : '';
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const day = year
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(typed)?.[0] ?? '');
  return isDay(day) && !isAfterToday(day) ? day : undefined;
}

/** Whether a day has not begun anywhere yet. */
export const isAfterToday = (day: string) =>
  day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const TOPIC_NAMES = topicOptions.map(({ label }) => label).join(', ');
