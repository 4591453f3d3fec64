import { BlockList, isIP } from 'node:net';

/** Whether an IP address is in one of the networks, which are addresses or CIDR blocks. Invalid ones match nothing. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const family = familyOf(plain);
  if (!family || !networks.length) return false;
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return list.check(plain, family);
}

/** What is wrong with a list of networks: one is none, or so wide that it would exclude much of the internet. */
export function findNetworkError(networks: readonly string[]): string | undefined {
  const invalid = networks.find((network) => !addNetwork(new BlockList(), network));
  if (invalid !== undefined)
    return `“${invalid}” is not an IP address or network. Please enter one such as 203.0.113.0/24.`;
  const wide = networks.find(isTooWide);
  if (wide === undefined) return undefined;
  return `“${wide}” would exclude too many visitors. The widest networks are /${WIDEST.ipv4} for IPv4 and /${WIDEST.ipv6} for IPv6.`;
}

const WIDEST = { ipv4: 8, ipv6: 16 };

function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  const family = familyOf(address);
  return family !== undefined && bits !== undefined && Number(bits) < WIDEST[family];
}

function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', bits] = network.split('/');
  const family = familyOf(address);
  if (!family) return false;
  const longest = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (prefix < 1 || prefix > longest) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

const familyOf = (address: string) => (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)];
