import type ipaddr from 'ipaddr.js';

/** Whether a name has at least two labels, none empty or longer than 63. */
export const isHostName = (name: string) => {
  const labels = name.split('.');
  return (
    labels.length > 1 && name.length <= 253 && labels.every((label) => label.length > 0 && label.length <= 63)
  );
};

export const isWithin = (name: string, domain: string) =>
  `.${name}`.toLowerCase().endsWith(`.${domain.replace(/\.$/, '')}`.toLowerCase());

export const toNibbles = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.toByteArray().flatMap((byte) => [byte >> 4, byte & 15].map((nibble) => nibble.toString(16)));

export const toReverseName = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv4'
    ? `${address.toByteArray().reverse().join('.')}.in-addr.arpa`
    : `${toNibbles(address).reverse().join('.')}.ip6.arpa`;
