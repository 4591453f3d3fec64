import type { TeamProfile } from './contract';

/** The firm that somebody works for, as their card names it. */
export interface Firm {
  name: string;
  phone: string;
  email: string;
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * Somebody's card for address books, as RFC 6350 (vCard 4.0) has it. What is written about them ends no line and opens no
 * field: signs with a meaning are escaped, control characters left out, long lines folded.
 */
export function teamCard({ id, name, position, bio, photo, links }: TeamProfile, firm: Firm): string {
  const [last = '', ...first] = name.trim().split(/\s+/).reverse();
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:${firm.origin}/api/team/${id}`,
    `FN:${escapeText(name)}`,
    `N:${escapeText(last)};${escapeText(first.reverse().join(' '))};;;`,
    `ORG:${escapeText(firm.name)}`,
    `TITLE:${escapeText(position)}`,
    `TEL;TYPE=work,voice;VALUE=text:${escapeText(firm.phone)}`,
    `EMAIL;TYPE=work:${escapeText(firm.email)}`,
    ...(bio ? [`NOTE:${escapeText(bio)}`] : []),
    ...(photo ? [`PHOTO:${toUri(`${firm.origin}${photo}`)}`] : []),
    ...[`${firm.origin}/about`, ...links].map((link) => `URL:${toUri(link)}`),
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** What the file is called: letters and digits of the name alone. */
export function cardFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'contact'}.vcf`.toLowerCase();
}

const escapeText = (value: string) =>
  plain(
    value
      .replace(/\r\n?/g, '\n')
      .replace(/[\\,;]/g, '\\$&')
      .replace(/\n/g, '\\n'),
  );

// A value of the kind URI knows no escapes; what could end its line has no place in an address.
const toUri = (value: string) => plain(value).replace(/\s/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a card
const plain = (value: string) => value.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');

const LONGEST_LINE = 75;

/** At most 75 bytes a line, never in the middle of a letter; a space marks what goes on. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
