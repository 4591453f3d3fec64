import punycode from 'punycode.js';
import { parse } from 'tldts';
import { freeHosts } from '../lists/hosts';

/** A range of the given text, in UTF-16 units. */
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

/** A parsed URL with the position of each part in `text`. */
export interface Address {
  /** Normalized: defanged spellings such as `hxxp` and `[.]` are restored. */
  text: string;
  /** In lower case, without the colon; `https` by default. */
  scheme: string;
  /** The host in Unicode and in ASCII. */
  host: string;
  asciiHost: string;
  isIp: boolean;
  /** The registered domain with its suffix: `firm.co.uk`; on a free host, the customer's: `shop.weebly.com`. */
  registered: string;
  /** The registered label: `firm`. */
  label: string;
  suffix: string;
  subdomains: string[];
  port: string;
  path: string;
  query: string;
  fragment: string;
  parts: Partial<Record<PartName, Span>>;
}

/** Private addresses. */
export const PRIVATE_NETWORK =
  /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/;

const SHAPE =
  /^(?:([a-z][a-z0-9+.-]*):)?[/\\]*(?:([^/\\?#\s]*)@)?(\[[0-9a-f:.]+\]|[^/\\?#:\s@]*)(?::(\d*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;
const WITHOUT_HOST =
  /^\s*(javascript|data|vbscript|mailto|tel|sms|file|blob|intent|search-ms|ms-[a-z-]{1,40}):/i;

/** Browsers ignore whitespace and control characters inside these schemes. */
const PROGRAM = /^(javascript|data|vbscript):/i;

/** Browsers display no more characters. */
const MAX_LENGTH = 4_096;

/** Restores defanged spellings. */
export const refang = (text: string) =>
  text
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .replace(/^h(?:xx|\*\*|tt)p(s?)(\[?:\]?)/i, 'http$1:')
    .replace(/\[:\]/g, ':')
    .replace(/\[(?:\.|dot)\]|\((?:\.|dot)\)|\{\.\}/gi, '.')
    .replace(/\[(?:@|at)\]/gi, '@');

/** Parses a URL; undefined if it is none. */
export function parseAddress(input: string): Address | undefined {
  const text = refang(input.slice(0, MAX_LENGTH));
  const squeezed = text.replace(/[\s\p{Cc}]/gu, '');
  if (PROGRAM.test(squeezed))
    return withoutHost(squeezed, squeezed.slice(0, squeezed.indexOf(':')).toLowerCase());
  const bare = WITHOUT_HOST.exec(text);
  if (bare?.[1]) return withoutHost(text, bare[1].toLowerCase());
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, scheme = 'https', user, written = '', port = '', path = '', query = '', fragment = ''] = match;
  const asciiHost = toAscii(scheme, written);
  if (!asciiHost) return undefined;
  const named = parse(asciiHost, { allowPrivateDomains: true });
  const isIp = named.isIp ?? false;
  if (!isIp && !named.domain && !asciiHost.includes('.')) return undefined;
  const host = isIp ? asciiHost : toUnicode(asciiHost);
  const names = isIp ? NO_NAMES : splitNames(host, named.publicSuffix ?? '');
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
    parts: locateParts(text, { scheme: match[1], user, host: written, port, path, query, fragment }, names),
  };
}

const NO_NAMES = { registered: '', label: '', suffix: '', subdomains: [] as string[] };

/** Names below a free host belong to customers: they registered `shop`, not `weebly`. */
function splitNames(host: string, publicSuffix: string) {
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

/** The host as a browser would parse it, in ASCII. */
function toAscii(scheme: string, written: string): string | undefined {
  try {
    const { hostname } = new URL(`${/^(https?|ftp|wss?)$/i.test(scheme) ? scheme : 'https'}://${written}/`);
    return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
}

function locateParts(
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

/** Labels are counted, since the text may spell them differently from the parsed host. */
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

const toUnicode = (ascii: string) =>
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
