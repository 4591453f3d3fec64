import { foldLine } from '../../platform/records/foldLine';

/** An iCalendar event (RFC 5545) with its method (RFC 5546). */
export interface CalendarEntry {
  /** Identifies the meeting. An entry with a higher `sequence` replaces the previous one. */
  uid: string;
  sequence: number;
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** When it last changed. */
  stamp: Date;
  startAt: Date;
  endAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; address: string };
  /** The recipient of a request; undefined for `PUBLISH`. */
  attendee?: string;
}

/** Formats the entry as an .ics file. Times are in UTC; calendar programs show them in the reader's time zone. */
export function formatCalendarFile(entry: CalendarEntry): string {
  return formatCalendar([`METHOD:${entry.method}`], [entry]);
}

/** Formats entries as a feed that calendar programs read again and again. */
export function formatCalendarFeed(name: string, entries: CalendarEntry[]): string {
  const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'];
  return formatCalendar(['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`, ...refresh], entries);
}

function formatCalendar(properties: string[], entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    'CALSCALE:GREGORIAN',
    ...properties,
    ...entries.flatMap(formatEvent),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function formatEvent(entry: CalendarEntry): string[] {
  const { uid, sequence, method, stamp, startAt, endAt, organizer, attendee } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(startAt)}`,
    `DTEND:${formatUtc(endAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`] : []),
    'END:VEVENT',
  ];
}

/** `20261201T163000Z` */
const formatUtc = (time: Date) =>
  time
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\r/g, '');

/** Parameter values cannot contain quotes or line breaks, not even escaped. */
const quoteParameter = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`;
