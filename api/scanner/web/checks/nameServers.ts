import ipaddr from 'ipaddr.js';
import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getRegisteredDomain } from '../registeredDomain';

const MAX_SERVERS = 6;

/** Whether the domain stays reachable if a name server or its network is down. */
export const nameServers = createWebCheck(
  {
    check: 'name-servers',
    title: 'Name servers',
    weight: 0,
    why: 'If all your name servers fail at once, your website and email stop.',
  },
  async (subject, { resolver, dns }) => {
    const { rcode, answers } = await resolver.query(getRegisteredDomain(subject.ascii), 'NS');
    if (rcode !== 'NOERROR') return unknownVerdict('The name servers didn’t answer');
    const names = answers.flatMap((answer) => (answer.type === 'NS' ? [answer.data.toLowerCase()] : []));
    if (!names.length) return unknownVerdict('No name servers found');
    const found = await Promise.all(
      names.slice(0, MAX_SERVERS).map(async (name) => {
        const replies = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
        return {
          name,
          addresses: replies.flatMap((reply) => (reply.state === 'found' ? reply.records : [])),
        };
      }),
    );
    const networks = new Set(found.flatMap(({ addresses }) => addresses.map(getNetwork)));
    const evidence = found.map(({ name, addresses }) =>
      createEvidence(name, addresses.join(', ') || 'no address found'),
    );
    if (names.length < 2)
      return {
        state: 'warn',
        headline: 'Only one name server',
        evidence,
        advice: 'Use a DNS host with at least two servers.',
      };
    if (!networks.size) return { ...unknownVerdict('We couldn’t find out where they are'), evidence };
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

/** The network prefix that usually belongs to one location. */
function getNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.parse(text);
  const bits = BITS[address.kind()];
  return `${address
    .toByteArray()
    .slice(0, bits / 8)
    .join('.')}/${bits}`;
}
