import { MACRO } from './macroSyntax';

/** Macro values. The validated name costs lookups and is determined only if used. */
export interface MacroValues {
  sender: string;
  domain: string;
  helo: string;
  address: { dotted: string; readable: string; family: 'in-addr' | 'ip6' };
  validated: () => Promise<string>;
  receiver: string;
  /** Seconds since 1970. */
  now: number;
}

const UNRESERVED = /[^A-Za-z0-9\-._~]/g;
const MAX_NAME_LENGTH = 253;

/** Expands a macro string (RFC 7208, 7). */
export async function expand(text: string, values: MacroValues): Promise<string> {
  const validated = /%\{p/i.test(text) ? await values.validated() : '';
  return text.replace(/%%|%_|%-|%\{[^}]*\}/g, (piece) => {
    if (piece === '%%') return '%';
    if (piece === '%_') return ' ';
    if (piece === '%-') return '%20';
    return piece.replace(MACRO, (_, letter: string, digits: string, reversed: string, delimiters: string) => {
      const value = transform(
        getMacroValue(letter.toLowerCase(), values, validated),
        digits,
        reversed,
        delimiters,
      );
      return letter === letter.toUpperCase() ? escapeForUrl(value) : value;
    });
  });
}

/** Expands the domain of a term; removes labels from the left of a too long name. */
export async function expandDomain(text: string, values: MacroValues): Promise<string> {
  let name = (await expand(text, values)).replace(/\.$/, '');
  while (name.length > MAX_NAME_LENGTH && name.includes('.')) name = name.slice(name.indexOf('.') + 1);
  return name;
}

function getMacroValue(letter: string, values: MacroValues, validated: string): string {
  const at = values.sender.lastIndexOf('@');
  switch (letter) {
    case 's':
      return values.sender;
    case 'l':
      return values.sender.slice(0, at);
    case 'o':
      return values.sender.slice(at + 1);
    case 'd':
      return values.domain;
    case 'i':
      return values.address.dotted;
    case 'p':
      return validated;
    case 'v':
      return values.address.family;
    case 'h':
      return values.helo;
    case 'c':
      return values.address.readable;
    case 'r':
      return values.receiver;
    default:
      return String(values.now);
  }
}

function transform(value: string, digits: string, reversed: string, delimiters: string): string {
  if (!digits && !reversed && !delimiters) return value;
  const parts = value.split(new RegExp(`[${(delimiters || '.').replace(/-/g, '\\-')}]`));
  if (reversed) parts.reverse();
  return parts.slice(digits ? -Number(digits) : 0).join('.');
}

const escapeForUrl = (text: string) =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => String.fromCharCode(byte))
    .join('')
    .replace(UNRESERVED, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
