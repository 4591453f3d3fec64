import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { readHostName } from '../../platform/http/hostName';
import type { Probe, ProbePort } from '../Check';
import { vet } from '../guard/vet';
import { within } from '../within';
import { type Secured, secure, securedBy } from './secure';

/** An answer, whatever its status. */
export interface Answered {
  state: 'answered';
  url: URL;
  status: number;
  /** As they came, each line by itself, names in lower case. */
  headers: [name: string, value: string][];
  body: string;
  /** The body is longer than was read, broke off, was late, or is compressed although we asked for it plain. */
  isCutOff: boolean;
  /** Of HTTPS. An untrusted certificate does not keep the answer from being read: look at `isTrusted`. */
  tls?: Secured;
}

export type Fetched =
  | Answered
  /** `refused`: must not be asked. `absent`: has no address. `failed`: does not answer as a web server. `late`: not in time. */
  | { state: 'refused' | 'absent' | 'failed' | 'late'; why: string };

interface FetchOptions {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  mostBytes?: number;
  /** How long all of it may take. */
  ms?: number;
}

const PROBE_MS = 8_000;
const MOST_BODY_BYTES = 1_000_000;
const MOST_HEADER_BYTES = 64_000;
const FIRST_BYTES = 16_384;
const PORTS: Record<string, ProbePort> = { 'http:': 80, 'https:': 443 };

/**
 * Asks one host for one thing: vets all its addresses, connects to them and to nothing else, follows nothing. Never
 * rejects, and ends within 8 seconds or with the probe, whatever the server does.
 */
export async function fetchVetted(url: URL, probe: Probe, options: FetchOptions = {}): Promise<Fetched> {
  const port = PORTS[url.protocol];
  if (!port) return { state: 'refused', why: 'not an address of the web' };
  if (url.port) return { state: 'refused', why: `port ${url.port} is not connected to` };
  if (url.username || url.password) return { state: 'refused', why: 'the address holds a password' };
  const name = readHostName(url.hostname)?.ascii;
  if (!name) return { state: 'refused', why: `${url.hostname} is not a public name` };
  const { signal, letGo } = within(probe.signal, options.ms ?? PROBE_MS);
  return unlessOver(signal, fetchNamed(name, port, url, probe, options, signal)).finally(letGo);
}

async function fetchNamed(
  name: string,
  port: ProbePort,
  url: URL,
  probe: Probe,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  const vetting = await vet(name, probe.dns, probe.admits);
  if (vetting.state === 'refused')
    return {
      state: 'refused',
      why: `${name} leads to ${vetting.address}, which is not of the public network`,
    };
  if (vetting.state === 'absent') return { state: 'absent', why: `${name} has no address` };
  if (vetting.state === 'failed') return vetting;
  signal.throwIfAborted();
  const socket = await probe.connect(vetting.host, port, signal);
  // Ends whatever stands on it when the time is over: handshake, headers or body.
  const end = () => void socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  socket.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    const secured = port === 443 ? await secure(socket, { name, authorities: probe.authorities }) : undefined;
    const tls = secured && securedBy(secured);
    const answer = await converse(secured ?? socket, url, options, signal);
    return { ...answer, ...(tls && { tls }) };
  } finally {
    signal.removeEventListener('abort', end);
    socket.destroy();
  }
}

function converse(
  socket: Socket | TLSSocket,
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request({
      // Heeded only where no agent is named: an agent would connect by itself.
      createConnection: () => socket,
      method: options.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      setHost: false,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: {
        host: url.host,
        'user-agent': 'Mozilla/5.0 (compatible; DomainCheck/1.0)',
        accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
        // What is sent plain cannot unfold to more than was read.
        'accept-encoding': 'identity',
        connection: 'close',
        ...options.headers,
      },
    });
    asked.on('error', reject);
    const mostBytes = options.mostBytes ?? MOST_BODY_BYTES;
    let bytes = 0;
    // Whatever it is made of: early hints, empty lines and chunks of one byte count for neither headers nor body.
    asked.once('socket', () =>
      socket.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes + 2 * MOST_HEADER_BYTES) socket.destroy();
      }),
    );
    asked.on('upgrade', () => reject(new Error('it changes to another protocol')));
    asked.on('response', (response) =>
      readBody(response, mostBytes, signal).then(
        (read) =>
          resolve({
            state: 'answered',
            url,
            status: response.statusCode ?? 0,
            headers: pairsOf(response.rawHeaders),
            ...read,
          }),
        reject,
      ),
    );
    asked.end();
  });
}

/** What is said within the limits. Whatever ends a body early leaves what came before it: the headers count. */
function readBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Pick<Answered, 'body' | 'isCutOff'>> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  return new Promise((resolve) => {
    let body = Buffer.allocUnsafe(FIRST_BYTES);
    let length = 0;
    const end = (isCutOff: boolean) => {
      signal.removeEventListener('abort', onAbort);
      response.destroy();
      resolve({ body: body.toString('utf8', 0, length), isCutOff });
    };
    const onAbort = () => end(true);
    signal.addEventListener('abort', onAbort, { once: true });
    response.on('error', () => end(true)).on('close', () => end(!response.complete));
    if (signal.aborted || encoding !== 'identity') return end(true);
    response.on('data', (piece: Buffer) => {
      const fits = Math.min(piece.length, mostBytes - length);
      // Copied, since a body may come in as many pieces as it has bytes.
      if (body.length < length + fits) body = Buffer.concat([body], 2 * (length + fits));
      piece.copy(body, length, 0, fits);
      length += fits;
      if (fits < piece.length) end(true);
    });
    response.on('end', () => end(false));
  });
}

const pairsOf = (raw: readonly string[]): Answered['headers'] =>
  raw.flatMap((name, at) => (at % 2 ? [] : [[name.toLowerCase(), raw[at + 1] ?? '']]));

const LATE: Fetched = { state: 'late', why: 'no answer in time' };

/** The outcome, or that it came too late: also where something that was called does not heed the signal. */
function unlessOver(signal: AbortSignal, outcome: Promise<Fetched>): Promise<Fetched> {
  return new Promise((resolve) => {
    // A turn later, so that a body that was cut off by the time is told with its headers.
    const onAbort = () => void setImmediate(resolve, LATE);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    outcome
      .catch((error: Error): Fetched => (signal.aborted ? LATE : { state: 'failed', why: error.message }))
      .then(resolve)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A header, its lines joined as browsers do; nothing where it is not there. */
export function headerOf({ headers }: Pick<Answered, 'headers'>, name: string): string | undefined {
  const lines = headers.filter(([each]) => each === name).map(([, value]) => value);
  return lines.length ? lines.join(', ') : undefined;
}
