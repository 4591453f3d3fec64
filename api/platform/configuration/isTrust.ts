import { isIP } from 'node:net';

/** Whether a value of `TRUST_PROXY` is a number of hops or a list of networks. */
export function isTrust(value: string): boolean {
  if (/^\d+$/.test(value)) return +value > 0 && +value < 100;
  return value.split(',').every((part) => isNetwork(part.trim()));
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (!family || more.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= (family === 4 ? 32 : 128));
}
