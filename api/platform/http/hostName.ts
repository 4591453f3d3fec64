import { domainToASCII, domainToUnicode } from 'node:url';

const LDH = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST = 253;

/** A domain as it was asked for: as machines write it, and as people do. */
export interface HostName {
  ascii: string;
  unicode: string;
}

/**
 * The domain that a visitor wrote, or nothing: letters, digits and hyphens in two labels or more, the last not a number
 * (every spelling of an address ends in one), whatever scripts it was written in. No scheme, port, path or user.
 */
export function readHostName(text: string): HostName | undefined {
  const written = text
    .trim()
    .replace(/[。．｡]/g, '.')
    .replace(/\.$/, '');
  if (!written || written.length > LONGEST || /[\s:/?#@[\]\\%<>^|"'`{}*_]/.test(written)) return undefined;
  const ascii = domainToASCII(written);
  const labels = ascii.split('.');
  const top = labels.at(-1) ?? '';
  const isName =
    labels.length > 1 &&
    ascii.length <= LONGEST &&
    labels.every((label) => LDH.test(label)) &&
    isTopLevel(top);
  return isName ? { ascii, unicode: domainToUnicode(ascii) || ascii } : undefined;
}

const isTopLevel = (label: string) => /^([a-z]{2,63}|xn--[a-z0-9-]+)$/.test(label) && !SPECIAL.has(label);

/** Names that never lead to the public network. */
const SPECIAL = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'onion',
  'arpa',
  'invalid',
]);
