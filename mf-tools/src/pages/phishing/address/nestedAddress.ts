import { wrappers } from '../lists/hosts';
import { type Address, parseAddress, type Span } from './parseAddress';

/** An address that another passes people on to, and where it stands in that. */
export interface NestedAddress {
  address: Address;
  span: Span;
}

const BEGINS = /https?(?::|%3a|-3a)(?:\/|%2f|_){2}|(?<=\/amp\/s\/)(?=[a-z0-9-]+\.)/i;

/** The address inside an address; nothing where it holds none, or no more than its own. */
export function nestedAddress(address: Address): NestedAddress | undefined {
  return inside(address).find(
    ({ address: { host, registered } }) => host && registered !== address.registered,
  );
}

/** Whether all it passes people on to is its own: back to where they wanted to go. */
export function redirectsToItself(address: Address): boolean {
  const all = inside(address);
  return all.length > 0 && all.every(({ address: { registered } }) => registered === address.registered);
}

function inside({ text, parts }: Address): NestedAddress[] {
  return (['query', 'path', 'fragment'] as const).flatMap((name) => {
    const part = parts[name];
    const at = part && BEGINS.exec(text.slice(part.start, part.end))?.index;
    if (!part || at === undefined) return [];
    const start = part.start + at;
    const rest = text.slice(start, part.end);
    const written = /^[^&;#]*/.exec(rest)?.[0].replace(/__$/, '') ?? rest;
    const address = parseAddress(plain(written));
    return address ? [{ address, span: { start, end: start + written.length } }] : [];
  });
}

/** Whether this is a mail filter's or a large site's own passing on: nothing about it counts but the address inside. */
export const isWrapper = ({ registered, asciiHost }: Address) =>
  [...wrappers].some((host) => registered === host || asciiHost === host || asciiHost.endsWith(`.${host}`));

/** Signs by their number, as addresses write them; and the spelling of one mail filter, `https-3A__firm.example_page`. */
function plain(written: string): string {
  const text = /^https?-3a__/i.test(written)
    ? written.replace(/-([0-9a-f]{2})/gi, '%$1').replace(/_/g, '/')
    : written;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
