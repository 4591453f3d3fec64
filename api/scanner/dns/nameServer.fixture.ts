import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import packet, { type DecodedPacket, type Packet } from 'dns-packet';
import type { DnsServer } from './queryServer';

/** What the server does with a query: answer it (`cutOff` truncates the UDP response), or stay silent. */
export type NameServerReply = { answer: Packet; cutOff?: boolean; before?: Buffer[] } | undefined;

export interface NameServer extends DnsServer {
  stop(): Promise<void>;
}

/** A name server on a free local port, over UDP and TCP. Ignores invalid packets. */
export async function startNameServer(
  decide: (query: DecodedPacket) => NameServerReply | Promise<NameServerReply>,
): Promise<NameServer> {
  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', async (bytes) => {
      const query = questionIn(bytes.subarray(2));
      const reaction = query && (await decide(query));
      if (reaction) socket.end(packet.streamEncode(reaction.answer));
    });
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', async (bytes, { port: to, address }) => {
    const query = questionIn(bytes);
    const reaction = query && (await decide(query));
    if (!reaction) return;
    for (const forged of reaction.before ?? []) udp.send(forged, to, address);
    const answer = reaction.cutOff
      ? { ...reaction.answer, answers: [], flags: (reaction.answer.flags ?? 0) | packet.TRUNCATED_RESPONSE }
      : reaction.answer;
    udp.send(packet.encode(answer), to, address);
  });
  udp.bind(port, '127.0.0.1');
  const isBound = await once(udp, 'listening').then(
    () => true,
    () => false,
  );
  if (!isBound) {
    // A port free for UDP may be used for TCP.
    tcp.close();
    return startNameServer(decide);
  }
  return {
    address: '127.0.0.1',
    port,
    stop: async () => {
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}

function questionIn(bytes: Buffer): DecodedPacket | undefined {
  try {
    return packet.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Creates a response to a query. */
export const answerTo = (query: DecodedPacket, answers: Packet['answers'] = [], flags = 0): Packet => ({
  type: 'response',
  id: query.id ?? 0,
  flags,
  questions: query.questions ?? [],
  answers,
});

/** The response to a query for the root servers, which every working resolver answers; undefined for other queries. */
export function rootAnswer(query: DecodedPacket): NameServerReply {
  const [{ name = '', type = 'A' } = {}] = query.questions ?? [];
  return (name === '.' || name === '') && type === 'NS'
    ? { answer: answerTo(query, [{ type: 'NS', name: '.', ttl: 60, data: 'a.root.test' }]) }
    : undefined;
}
