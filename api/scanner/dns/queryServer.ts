import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import packet, { type DecodedPacket, type Packet, type RecordType } from 'dns-packet';

/** Address of a resolver. */
export interface DnsServer {
  address: string;
  port: number;
  /** Queried over HTTPS at this URL instead. */
  url?: string;
  /** Used for this name and its subdomains only, and as the only server for them. */
  zone?: string;
}

export interface DnsQuestion {
  name: string;
  type: RecordType;
  /** Requests the data even if its signatures are invalid. */
  checkingDisabled?: boolean;
}

const UDP_BYTES = 1232;
const MAX_TCP_BYTES = 65_535;
const MAX_NAME_BYTES = 253;
const MAX_LABEL_BYTES = 63;

/**
 * Sends one query to one server over UDP, and over TCP if the response is truncated. Rejects if no usable response
 * arrives before the signal aborts. Accepts only responses from that server to this query.
 */
export async function queryServer(
  server: DnsServer,
  question: DnsQuestion,
  signal: AbortSignal,
): Promise<DecodedPacket> {
  // Normalized: responses name the root as a dot, and other names without a trailing dot.
  const name = question.name.replace(/\.$/, '') || '.';
  if (!isValidName(name)) throw new Error('a name that cannot be asked for');
  const query = createQuery({ ...question, name });
  if (server.url) return sendOverHttps(server.url, { ...query, id: 0 }, signal);
  const answer = await sendOverUdp(server, query, signal);
  return answer.flag_tc ? sendOverTcp(server, query, signal) : answer;
}

/**
 * Published records may contain any name. A name with an empty or too long label would be encoded as a different query.
 */
function isValidName(name: string): boolean {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES || /\p{Cc}/u.test(name)) return false;
  const labels = name.split('.').map((label) => Buffer.byteLength(label));
  return name === '.' || labels.every((bytes) => bytes > 0 && bytes <= MAX_LABEL_BYTES);
}

function createQuery({ name, type, checkingDisabled }: DnsQuestion): Packet {
  return {
    type: 'query',
    id: randomInt(0x1_0000),
    // With AD set in the query, a validating resolver reports in its response whether the data is authentic.
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

function sendOverUdp(server: DnsServer, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(server.address.includes(':') ? 'udp6' : 'udp4');
    const end = (finish: () => void) => {
      signal.removeEventListener('abort', onAbort);
      socket.removeAllListeners('message').on('error', () => undefined);
      socket.close();
      finish();
    };
    const onAbort = () => end(() => reject(new Error('no answer in time')));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (bytes) => {
      const answer = decode(bytes, query);
      if (answer) end(() => resolve(answer));
    });
    // A connected socket receives datagrams of this server only.
    socket.connect(server.port, server.address, () => socket.send(packet.encode(query)));
  });
}

function sendOverTcp(server: DnsServer, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: server.address, port: server.port, signal });
    let received = Buffer.alloc(0);
    socket.on('connect', () => socket.write(packet.streamEncode(query)));
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const length = received.length >= 2 ? received.readUInt16BE(0) : MAX_TCP_BYTES;
      if (received.length < length + 2) return;
      const answer = decode(received.subarray(2, length + 2), query);
      socket.destroy(answer ? undefined : new Error('an answer that cannot be read'));
      if (answer) resolve(answer);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
  });
}

/** Sent with ID 0, so that proxies can cache the response. */
async function sendOverHttps(url: string, query: Packet, signal: AbortSignal): Promise<DecodedPacket> {
  // Its HTTP client is loaded only where such a resolver is configured.
  const { queryOverHttps } = await import('./queryOverHttps');
  const answer = decode(await queryOverHttps(url, packet.encode(query), signal), query);
  if (!answer) throw new Error('an answer that cannot be read');
  return answer;
}

/** Decodes a response to this query; undefined if it is invalid or answers another query. */
function decode(bytes: Buffer, query: Packet): DecodedPacket | undefined {
  let answer: DecodedPacket;
  try {
    answer = packet.decode(bytes);
  } catch {
    return undefined;
  }
  const [sent] = query.questions ?? [];
  const [echoed] = answer.questions ?? [];
  const isMatching =
    answer.type === 'response' &&
    answer.id === query.id &&
    echoed?.type === sent?.type &&
    echoed?.name.toLowerCase() === sent?.name.toLowerCase();
  return isMatching ? answer : undefined;
}
