import { timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The visitor's IP address: the one that the shell forwards with the internal key, else the one from trusted
 * proxies.
 */
export function clientAddress(req: Request, internalKey: string): string {
  const key = req.get('x-internal-key');
  const forwarded = req.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = internalKey && key && forwarded && isSameSecret(key, internalKey) ? forwarded : req.ip;
  // A trusted proxy may still forward what a visitor wrote.
  return address && isIP(address) ? address : (req.socket.remoteAddress ?? '');
}

/**
 * The network for counting visitors: the address in IPv4, the /64 in IPv6, where visitors can change
 * addresses.
 */
export function networkOf(address: string): string {
  return isIPv6(plain(address)) ? `${firstGroups(plain(address), 4)}::/64` : plain(address);
}

/** The part of an address that is stored: its /24, or /48 in IPv6. Empty for an invalid address. */
export function wideNetworkOf(address: string): string {
  const text = plain(address);
  if (isIPv6(text)) return `${firstGroups(text, 3)}::/48`;
  return isIP(text) ? `${text.split('.').slice(0, 3).join('.')}.0/24` : '';
}

/**
 * The key of the IPv6 connection (the /48) for a key that ends with one of its networks from `networkOf`; undefined for
 * other keys.
 */
export function connectionOf(key: string): string | undefined {
  const connection = key.replace(/:[0-9a-f]+::\/64$/, '::/48 connection');
  return connection === key ? undefined : connection;
}

/** The network of an address, or its IPv6 connection: for what the networks of one connection could use up for all others. */
export function sourceOf(address: string): string {
  const network = networkOf(address);
  return connectionOf(network) ?? network;
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

/** Compares secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
