/** A meeting as calendar programs take it (RFC 5545, and 5546 for what is to be done with it). */
export interface CalendarEntry {
  /** The same for as long as the meeting is known; with a higher `sequence` it takes the place of what was there. */
  uid: string;
  sequence: number;
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** When it was last changed. */
  stamp: Date;
  startAt: Date;
  endAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; address: string };
  /** Whom a request is for; whoever publishes asks nobody. */
  attendee?: string;
}

/** The entry as a file. Moments are in UTC, which every program turns into the clock of its reader. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, method, stamp, startAt, endAt, organizer, attendee } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(endAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261201T163000Z` */
const utc = (moment: Date) =>
  moment
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\r/g, '');

/** A parameter cannot hold quotes or line ends by any escape. */
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`;

/** No line is longer than 75 octets; what goes on does so after a space, and never in the middle of a character. */
function folded(line: string): string {
  const pieces = [''];
  let room = 75;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (size > room) {
      pieces.push('');
      room = 74;
    }
    pieces[pieces.length - 1] += sign;
    room -= size;
  }
  return pieces.join('\r\n ');
}
