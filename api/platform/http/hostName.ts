import { domainToASCII, domainToUnicode } from 'node:url';

const LDH = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST = 253;

/** A domain name in ASCII and in Unicode. */
export interface HostName {
  ascii: string;
  unicode: string;
}

/**
 * Parses a domain name that a visitor typed; undefined if invalid. It needs two labels or more, the last one
 * not a number (so that it is no IP address). Scheme, port, path and user are not allowed.
 */
export function parseHostName(text: string): HostName | undefined {
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

/** Top-level names that are not on the public network. */
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
