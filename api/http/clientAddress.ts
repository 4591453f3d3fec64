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
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Compares secrets without telling how much of them is right. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
