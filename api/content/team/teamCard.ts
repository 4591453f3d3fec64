import { foldLine } from '../../platform/records/foldLine';
import type { TeamProfile } from './contract';

/** The firm as a team member's card names it. */
export interface Firm {
  name: string;
  phone: string;
  email: string;
  /** Scheme and host of the site. */
  origin: string;
}

/**
 * A team member as a vCard 4.0 (RFC 6350). Texts cannot add lines or fields: special characters are escaped, control
 * characters are replaced and long lines are folded.
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

/** The file name of a card: the letters and digits of the name. */
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

// URI values have no escapes, so white space, which could end the line, is removed.
const toUri = (value: string) => plain(value).replace(/\s/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a card
const plain = (value: string) => value.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');
