import punycode from 'punycode.js';
import { parse } from 'tldts';
import { freeHosts } from '../lists/hosts';

/** A stretch of the text that was given, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

export type PartName =
  | 'scheme'
  | 'user'
  | 'subdomain'
  | 'domain'
  | 'suffix'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment';

/** An address cut into its parts, each with its place in `text`. */
export interface Address {
  /** As it is read: harmless spellings like `hxxp` and `[.]` undone. */
  text: string;
  /** In small letters, without the colon; `https` where none was written. */
  scheme: string;
  /** The host as people see it, and as machines write it. */
  host: string;
  asciiHost: string;
  isIp: boolean;
  /** The name somebody registered, with its suffix: `firm.co.uk`; of a free host, the customer's: `shop.weebly.com`. */
  registered: string;
  /** Its own word: `firm`. */
  label: string;
  suffix: string;
  subdomains: string[];
  port: string;
  path: string;
  query: string;
  fragment: string;
  parts: Partial<Record<PartName, Span>>;
}

/** Numbers that nobody outside can be reached by. */
export const OWN_NETWORK = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/;

const SHAPE =
  /^(?:([a-z][a-z0-9+.-]*):)?[/\\]*(?:([^/\\?#\s]*)@)?(\[[0-9a-f:.]+\]|[^/\\?#:\s@]*)(?::(\d*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;
const WITHOUT_HOST =
  /^\s*(javascript|data|vbscript|mailto|tel|sms|file|blob|intent|search-ms|ms-[a-z-]{1,40}):/i;

/** Browsers overlook blanks and control signs inside these names. */
const PROGRAM = /^(javascript|data|vbscript):/i;

/** Browsers show no more; a sign beyond it is one that nobody sees. */
const MOST_SIGNS = 4_096;

/** What people and tools write so that nobody clicks by mistake, as it was meant. */
export const refang = (text: string) =>
  text
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .replace(/^h(?:xx|\*\*|tt)p(s?)(\[?:\]?)/i, 'http$1:')
    .replace(/\[:\]/g, ':')
    .replace(/\[(?:\.|dot)\]|\((?:\.|dot)\)|\{\.\}/gi, '.')
    .replace(/\[(?:@|at)\]/gi, '@');

/** Reads what somebody took for an address; nothing where it is none. */
export function parseAddress(given: string): Address | undefined {
  const text = refang(given.slice(0, MOST_SIGNS));
  const squeezed = text.replace(/[\s\p{Cc}]/gu, '');
  if (PROGRAM.test(squeezed))
    return withoutHost(squeezed, squeezed.slice(0, squeezed.indexOf(':')).toLowerCase());
  const bare = WITHOUT_HOST.exec(text);
  if (bare?.[1]) return withoutHost(text, bare[1].toLowerCase());
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, scheme = 'https', user, written = '', port = '', path = '', query = '', fragment = ''] = match;
  const asciiHost = asciiOf(scheme, written);
  if (!asciiHost) return undefined;
  const named = parse(asciiHost, { allowPrivateDomains: true });
  const isIp = named.isIp ?? false;
  if (!isIp && !named.domain && !asciiHost.includes('.')) return undefined;
  const host = isIp ? asciiHost : unicodeOf(asciiHost);
  const names = isIp ? NO_NAMES : namesOf(host, named.publicSuffix ?? '');
  return {
    text,
    scheme: scheme.toLowerCase(),
    host,
    asciiHost,
    isIp,
    ...names,
    port,
    path,
    query,
    fragment,
    parts: placesOf(text, { scheme: match[1], user, host: written, port, path, query, fragment }, names),
  };
}

const NO_NAMES = { registered: '', label: '', suffix: '', subdomains: [] as string[] };

/** Names below a free host are its customers': they register `shop`, not `weebly`. */
function namesOf(host: string, publicSuffix: string) {
  const labels = host.split('.');
  const ofService = labels.findIndex((_, at) => at > 0 && freeHosts.has(labels.slice(at).join('.')));
  const own = labels.length - (publicSuffix ? publicSuffix.split('.').length : 1);
  const suffixAt = ofService > 0 ? Math.min(ofService, own) : own;
  return {
    registered: labels.slice(Math.max(0, suffixAt - 1)).join('.'),
    label: labels[suffixAt - 1] ?? '',
    suffix: labels.slice(suffixAt).join('.'),
    subdomains: labels.slice(0, Math.max(0, suffixAt - 1)),
  };
}

function withoutHost(text: string, scheme: string): Address {
  const start = text.toLowerCase().indexOf(`${scheme}:`);
  const rest = text.slice(start + scheme.length + 1);
  return {
    text,
    scheme,
    host: '',
    asciiHost: '',
    isIp: false,
    ...NO_NAMES,
    port: '',
    path: rest,
    query: '',
    fragment: '',
    parts: {
      scheme: { start, end: start + scheme.length + 1 },
      ...(rest && { path: { start: start + scheme.length + 1, end: text.length } }),
    },
  };
}

/** The host as a browser would read it: numbers become addresses, scripts their machine form. */
function asciiOf(scheme: string, written: string): string | undefined {
  try {
    const { hostname } = new URL(`${/^(https?|ftp|wss?)$/i.test(scheme) ? scheme : 'https'}://${written}/`);
    return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
}

function placesOf(
  text: string,
  pieces: {
    scheme: string | undefined;
    user: string | undefined;
    host: string;
    port: string;
    path: string;
    query: string;
    fragment: string;
  },
  names: { suffix: string; subdomains: string[] },
): Address['parts'] {
  const parts: Address['parts'] = {};
  let at = 0;
  const take = (name: PartName, length: number) => {
    if (length > 0) parts[name] = { start: at, end: at + length };
    at += length;
  };
  if (pieces.scheme !== undefined) take('scheme', text.indexOf(':') + 1);
  while (text[at] === '/' || text[at] === '\\') at += 1;
  if (pieces.user !== undefined) take('user', pieces.user.length + 1);
  takeHost(pieces.host, names, take);
  if (text[at] === ':') take('port', pieces.port.length + 1);
  take('path', pieces.path.length);
  take('query', pieces.query.length);
  take('fragment', pieces.fragment.length);
  return parts;
}

/** Labels are counted, not compared: the text may spell them in other signs than the host that was read. */
function takeHost(
  written: string,
  names: { suffix: string; subdomains: string[] },
  take: (name: PartName, length: number) => void,
): void {
  const labels = written.split(/[.。．｡]/);
  const below = names.subdomains.length;
  const above = names.suffix ? names.suffix.split('.').length : 0;
  const lengthOf = (from: number, to: number) => labels.slice(from, to).join('.').length;
  const dotsOf = (length: number, isLast: boolean) => (length && !isLast ? length + 1 : length);
  const trailing = labels.at(-1) === '' ? 1 : 0;
  const end = labels.length - trailing - above;
  take('subdomain', dotsOf(lengthOf(0, below), false));
  take('domain', dotsOf(lengthOf(below, Math.max(below, end)), above === 0));
  take('suffix', above ? lengthOf(Math.max(below, end), labels.length - trailing) + trailing : 0);
}

const unicodeOf = (ascii: string) =>
  ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodeLabel(label) : label))
    .join('.');

function decodeLabel(label: string): string {
  try {
    return punycode.decode(label.slice(4));
  } catch {
    return label;
  }
}
