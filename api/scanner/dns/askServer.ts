import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import packet, { type DecodedPacket, type Packet, type RecordType } from 'dns-packet';
import { askOverHttps } from './askOverHttps';

/** Where a resolver listens. */
export interface DnsServer {
  address: string;
  port: number;
  /** Where it is asked over HTTPS instead. */
  url?: string;
  /** It is asked for this name and what lies below, alone for all of it, and for nothing else. */
  zone?: string;
}

export interface DnsQuestion {
  name: string;
  type: RecordType;
  /** Asks for what the zone says, however its signatures are. */
  checkingDisabled?: boolean;
}

const UDP_BYTES = 1232;
const MOST_TCP_BYTES = 65_535;
const MOST_NAME_BYTES = 253;
const MOST_LABEL_BYTES = 63;

/**
 * One question to one server: over UDP, and again over TCP where the answer is cut off. Rejects when nothing usable has
 * come by the time the signal aborts. An answer counts only if it comes from that server and is to this question.
 */
export async function askServer(
  server: DnsServer,
  question: DnsQuestion,
  signal: AbortSignal,
): Promise<DecodedPacket> {
  // However it is written: answers name the root by a dot, and no other name with one at its end.
  const name = question.name.replace(/\.$/, '') || '.';
  if (!isAskable(name)) throw new Error('a name that cannot be asked for');
  const query = queryOf({ ...question, name });
  if (server.url) return overHttps(server.url, { ...query, id: 0 }, signal);
  const answer = await overUdp(server, query, signal);
  return answer.flag_tc ? overTcp(server, query, signal) : answer;
}

/**
 * What strangers publish may name anything: what has a label that is empty or too long would be written as another
 * question than was meant.
 */
function isAskable(name: string): boolean {
  if (Buffer.byteLength(name) > MOST_NAME_BYTES || /\p{Cc}/u.test(name)) return false;
  const labels = name.split('.').map((label) => Buffer.byteLength(label));
  return name === '.' || labels.every((bytes) => bytes > 0 && bytes <= MOST_LABEL_BYTES);
}

function queryOf({ name, type, checkingDisabled }: DnsQuestion): Packet {
  return {
    type: 'query',
    id: randomInt(0x1_0000),
    // With AD set in the question, a validating resolver says in the answer whether it is authentic.
    flags:
      packet.RECURSION_DESIRED | packet.AUTHENTIC_DATA | (checkingDisabled ? packet.CHECKING_DISABLED : 0),
    questions: [{ name, type, class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: UDP_BYTES,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: 0,
        flag_do: false,
        options: [],
      },
    ],
  };
}

function overUdp(server: DnsServer, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(server.address.includes(':') ? 'udp6' : 'udp4');
    const end = (deed: () => void) => {
      signal.removeEventListener('abort', onAbort);
      socket.removeAllListeners('message').on('error', () => undefined);
      socket.close();
      deed();
    };
    const onAbort = () => end(() => reject(new Error('no answer in time')));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (bytes) => {
      const answer = decode(bytes, query);
      if (answer) end(() => resolve(answer));
    });
    // A connected socket takes datagrams of this server alone.
    socket.connect(server.port, server.address, () => socket.send(packet.encode(query)));
  });
}

function overTcp(server: DnsServer, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: server.address, port: server.port, signal });
    let received = Buffer.alloc(0);
    socket.on('connect', () => socket.write(packet.streamEncode(query)));
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const length = received.length >= 2 ? received.readUInt16BE(0) : MOST_TCP_BYTES;
      if (received.length < length + 2) return;
      const answer = decode(received.subarray(2, length + 2), query);
      socket.destroy(answer ? undefined : new Error('an answer that cannot be read'));
      if (answer) resolve(answer);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
  });
}

/** Asked with the id 0, so that whoever stands between may keep the answer. */
async function overHttps(url: string, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  const answer = decode(await askOverHttps(url, packet.encode(query), signal), query);
  if (!answer) throw new Error('an answer that cannot be read');
  return answer;
}

/** The answer to this query; nothing for what cannot be read or answers another. */
function decode(bytes: Buffer, query: Packet): DecodedPacket | undefined {
  let answer: DecodedPacket;
  try {
    answer = packet.decode(bytes);
  } catch {
    return undefined;
  }
  const [asked] = query.questions ?? [];
  const [echoed] = answer.questions ?? [];
  const isOurs =
    answer.type === 'response' &&
    answer.id === query.id &&
    echoed?.type === asked?.type &&
    echoed?.name.toLowerCase() === asked?.name.toLowerCase();
  return isOurs ? answer : undefined;
}
