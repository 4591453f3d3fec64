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

/** The first text that is neither an IP address nor a network; undefined for none. */
export const findInvalidNetwork = (networks: readonly string[]): string | undefined =>
  networks.find((network) => !addNetwork(new BlockList(), network));

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
