import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import packet, { type DecodedPacket, type Packet } from 'dns-packet';
import type { DnsServer } from './askServer';

/** What a server does with a question: answer (`cutOff` over UDP sends it to TCP), or nothing at all. */
export type Deed = { answer: Packet; cutOff?: boolean; before?: Buffer[] } | undefined;

export interface NameServer extends DnsServer {
  stop(): Promise<void>;
}

/** A name server on a free port of this machine, over UDP and TCP. What is no question it leaves alone. */
export async function startNameServer(decide: (query: DecodedPacket) => Deed): Promise<NameServer> {
  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const query = questionIn(bytes.subarray(2));
      const deed = query && decide(query);
      if (deed) socket.end(packet.streamEncode(deed.answer));
    });
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', (bytes, { port: to, address }) => {
    const query = questionIn(bytes);
    const deed = query && decide(query);
    if (!deed) return;
    for (const forged of deed.before ?? []) udp.send(forged, to, address);
    const answer = deed.cutOff
      ? { ...deed.answer, answers: [], flags: (deed.answer.flags ?? 0) | packet.TRUNCATED_RESPONSE }
      : deed.answer;
    udp.send(packet.encode(answer), to, address);
  });
  udp.bind(port, '127.0.0.1');
  const isBound = await once(udp, 'listening').then(
    () => true,
    () => false,
  );
  if (!isBound) {
    // Free for the one is not free for the other.
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

/** An answer to a query. */
export const answerTo = (query: DecodedPacket, answers: Packet['answers'] = [], flags = 0): Packet => ({
  type: 'response',
  id: query.id ?? 0,
  flags,
  questions: query.questions ?? [],
  answers,
});

/** What every resolver knows that reaches the internet: who serves the root. Nothing for another question. */
export function rootAnswer(query: DecodedPacket): Deed {
  const [{ name = '', type = 'A' } = {}] = query.questions ?? [];
  return (name === '.' || name === '') && type === 'NS'
    ? { answer: answerTo(query, [{ type: 'NS', name: '.', ttl: 60, data: 'a.root.test' }]) }
    : undefined;
}
