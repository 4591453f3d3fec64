import { wrappers } from '../lists/hosts';
import { type Address, parseAddress, type Span } from './parseAddress';

/** A URL inside another URL, and its position. */
export interface NestedAddress {
  address: Address;
  span: Span;
}

const BEGINS = /https?(?::|%3a|-3a)(?:\/|%2f|_){2}|(?<=\/amp\/s\/)(?=[a-z0-9-]+\.)/i;

/** The nested URL; undefined if there is none or only one of the same site. */
export function nestedAddress(address: Address): NestedAddress | undefined {
  return findNested(address).find(
    ({ address: { host, registered } }) => host && registered !== address.registered,
  );
}

/** Whether the URL only redirects to its own site. */
export function redirectsToItself(address: Address): boolean {
  const all = findNested(address);
  return all.length > 0 && all.every(({ address: { registered } }) => registered === address.registered);
}

function findNested({ text, parts }: Address): NestedAddress[] {
  return (['query', 'path', 'fragment'] as const).flatMap((name) => {
    const part = parts[name];
    const at = part && BEGINS.exec(text.slice(part.start, part.end))?.index;
    if (!part || at === undefined) return [];
    const start = part.start + at;
    const rest = text.slice(start, part.end);
    const written = /^[^&;#]*/.exec(rest)?.[0].replace(/__$/, '') ?? rest;
    const address = parseAddress(decodeUrl(written));
    return address ? [{ address, span: { start, end: start + written.length } }] : [];
  });
}

/** Whether the URL belongs to an email filter or a large redirect service, so that only the nested URL counts. */
export const isWrapper = ({ registered, asciiHost }: Address) =>
  [...wrappers].some((host) => registered === host || asciiHost === host || asciiHost.endsWith(`.${host}`));

/** Decodes percent encoding and the format of one email filter, `https-3A__firm.example_page`. */
function decodeUrl(written: string): string {
  const text = /^https?-3a__/i.test(written)
    ? written.replace(/-([0-9a-f]{2})/gi, '%$1').replace(/_/g, '/')
    : written;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
