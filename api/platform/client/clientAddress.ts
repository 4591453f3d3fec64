import { timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The visitor's network address: what the site's own server forwards when it proves itself with the
 * internal key, else what the trusted proxies say.
 */
export function clientAddress(req: Request, internalKey: string): string {
  const key = req.get('x-internal-key');
  const forwarded = req.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  const said = internalKey && key && forwarded && isSame(key, internalKey) ? forwarded : req.ip;
  // A proxy that is trusted may still hand on what a visitor wrote.
  return said && isIP(said) ? said : (req.socket.remoteAddress ?? '');
}

/** The network one visitor is counted under: a whole /64 in IPv6, where addresses are free to change. */
export function networkOf(address: string): string {
  return isIPv6(plain(address)) ? `${firstGroups(plain(address), 4)}::/64` : plain(address);
}

/** As much of an address as is kept for long: its /24, in IPv6 its /48. Empty for what is none. */
export function wideNetworkOf(address: string): string {
  const text = plain(address);
  if (isIPv6(text)) return `${firstGroups(text, 3)}::/48`;
  return isIP(text) ? `${text.split('.').slice(0, 3).join('.')}.0/24` : '';
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Compares secrets without telling how much of them is right. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
