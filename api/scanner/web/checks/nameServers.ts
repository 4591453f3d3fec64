import ipaddr from 'ipaddr.js';
import { judgedCheck, plain, unknown } from '../judge';
import { registered } from '../registered';

const MOST_SERVERS = 6;

/** Whether the domain stays reachable when one name server, or its network, is down. */
export const nameServers = judgedCheck(
  {
    check: 'name-servers',
    title: 'Name servers',
    weight: 0,
    why: 'When all name servers of a domain are down at once, so are its website and its mail.',
  },
  async (subject, { resolver, dns }) => {
    const { rcode, answers } = await resolver.ask(registered(subject.ascii), 'NS');
    if (rcode !== 'NOERROR') return unknown('The name servers did not answer this question');
    const names = answers.flatMap((answer) => (answer.type === 'NS' ? [answer.data.toLowerCase()] : []));
    if (!names.length) return unknown('No name servers were told');
    const found = await Promise.all(
      names.slice(0, MOST_SERVERS).map(async (name) => {
        const replies = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
        return {
          name,
          addresses: replies.flatMap((reply) => (reply.state === 'found' ? reply.records : [])),
        };
      }),
    );
    const networks = new Set(found.flatMap(({ addresses }) => addresses.map(networkOf)));
    const evidence = found.map(({ name, addresses }) =>
      plain(name, addresses.join(', ') || 'no address found'),
    );
    if (names.length < 2)
      return {
        state: 'warn',
        headline: 'A single name server',
        evidence,
        advice: 'Have your DNS host answer from two servers at least.',
      };
    if (!networks.size) return { ...unknown('Where they are could not be found out'), evidence };
    if (networks.size < 2)
      return {
        state: 'warn',
        headline: `${names.length} name servers, all in one network`,
        evidence,
        advice: 'Choose a DNS host with servers in several networks.',
      };
    return { state: 'pass', headline: `${names.length} name servers in ${networks.size} networks`, evidence };
  },
);

const BITS = { ipv4: 24, ipv6: 48 };

/** The part of an address that one operator usually has in one place. */
function networkOf(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.parse(text);
  const bits = BITS[address.kind()];
  return `${address
    .toByteArray()
    .slice(0, bits / 8)
    .join('.')}/${bits}`;
}
