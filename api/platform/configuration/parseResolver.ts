import { isIP, isIPv6 } from 'node:net';

interface Resolver {
  address: string;
  port: number;
}

/**
 * Parses a DNS resolver: `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:5353`. Undefined for
 * anything else.
 */
export function parseResolver(text: string): Resolver | undefined {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? [];
  if (bracketed) return isIPv6(bracketed) ? serverAt(bracketed, port) : undefined;
  if (isIPv6(text)) return serverAt(text);
  const [address = '', plainPort, ...more] = text.split(':');
  return isIP(address) && !more.length ? serverAt(address, plainPort) : undefined;
}

function serverAt(address: string, port = '53'): Resolver | undefined {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536;
  return isPort ? { address, port: Number(port) } : undefined;
}
