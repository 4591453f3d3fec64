import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { parseHostName } from '../../platform/http/hostName';
import type { Probe, ProbePort } from '../Check';
import { createDeadline } from '../createDeadline';
import { vetHost } from '../guard/vetHost';
import { getTlsInfo, startTls, type TlsInfo } from './startTls';

/** An HTTP response of any status. */
export interface WebResponse {
  state: 'answered';
  url: URL;
  status: number;
  /** Raw headers in order, with names in lower case. */
  headers: [name: string, value: string][];
  body: string;
  /** The body is incomplete: too long, interrupted, late, or compressed despite our request. */
  isCutOff: boolean;
  /** TLS details for HTTPS. Responses with an untrusted certificate are read too; check `isTrusted`. */
  tls?: TlsInfo;
}

export type FetchResult =
  | WebResponse
  /** `refused`: must not be requested. `absent`: no address. `failed`: no valid HTTP response. `late`: timeout. */
  | { state: 'refused' | 'absent' | 'failed' | 'late'; why: string };

interface FetchOptions {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  mostBytes?: number;
  /** Sends nothing to a server whose certificate is not trusted. */
  isTrustedOnly?: boolean;
  /** Timeout of the whole request. */
  ms?: number;
}

const PROBE_MS = 8_000;
const MAX_BODY_BYTES = 1_000_000;
const MAX_HEADER_BYTES = 64_000;
const INITIAL_BYTES = 16_384;
const PORTS: Record<string, ProbePort> = { 'http:': 80, 'https:': 443 };

/**
 * Sends one request to one host: vets all its addresses, connects only to them and follows no redirects. Never rejects,
 * and ends within 8 seconds or with the probe.
 */
export async function fetchVetted(url: URL, probe: Probe, options: FetchOptions = {}): Promise<FetchResult> {
  const port = PORTS[url.protocol];
  if (!port) return { state: 'refused', why: 'not an address of the web' };
  if (url.port) return { state: 'refused', why: `port ${url.port} is not connected to` };
  if (url.username || url.password) return { state: 'refused', why: 'the address holds a password' };
  const name = parseHostName(url.hostname)?.ascii;
  if (!name) return { state: 'refused', why: `${url.hostname} is not a public name` };
  const { signal, dispose } = createDeadline(probe.signal, options.ms ?? PROBE_MS);
  return orTimeout(signal, fetchHost(name, port, url, probe, options, signal)).finally(dispose);
}

async function fetchHost(
  name: string,
  port: ProbePort,
  url: URL,
  probe: Probe,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<FetchResult> {
  const vetting = await vetHost(name, probe.dns, probe.admits);
  if (vetting.state === 'refused')
    return {
      state: 'refused',
      why: `${name} leads to ${vetting.address}, which is not of the public network`,
    };
  if (vetting.state === 'absent') return { state: 'absent', why: `${name} has no address` };
  if (vetting.state === 'failed') return vetting;
  signal.throwIfAborted();
  const socket = await probe.connect(vetting.host, port, signal);
  // Aborts handshake, headers or body at the timeout.
  const end = () => void socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  socket.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    const secured =
      port === 443 ? await startTls(socket, { name, authorities: probe.authorities }) : undefined;
    const tls = secured && getTlsInfo(secured);
    if (options.isTrustedOnly && !tls?.isTrusted)
      return { state: 'failed', why: 'its certificate is not trusted' };
    const answer = await exchange(secured ?? socket, url, options, signal);
    return { ...answer, ...(tls && { tls }) };
  } finally {
    signal.removeEventListener('abort', end);
    socket.destroy();
  }
}

function exchange(
  socket: Socket | TLSSocket,
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<WebResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      // Used only without an agent, which would open its own connection.
      createConnection: () => socket,
      method: options.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      setHost: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        host: url.host,
        'user-agent': 'Mozilla/5.0 (compatible; DomainCheck/1.0)',
        accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
        // An uncompressed body cannot expand beyond the bytes read.
        'accept-encoding': 'identity',
        connection: 'close',
        ...options.headers,
      },
    });
    outgoing.on('error', reject);
    const mostBytes = options.mostBytes ?? MAX_BODY_BYTES;
    let bytes = 0;
    // Limits all bytes: early hints, empty lines and tiny chunks count for neither headers nor body.
    outgoing.once('socket', () =>
      socket.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes + 2 * MAX_HEADER_BYTES) socket.destroy();
      }),
    );
    outgoing.on('upgrade', () => reject(new Error('it changes to another protocol')));
    outgoing.on('response', (response) =>
      readBody(response, mostBytes, signal).then(
        (read) =>
          resolve({
            state: 'answered',
            url,
            status: response.statusCode ?? 0,
            headers: toPairs(response.rawHeaders),
            ...read,
          }),
        reject,
      ),
    );
    outgoing.end();
  });
}

/**
 * Reads the body within the limits. An interrupted body is returned as far as it was read, since the headers are still
 * useful.
 */
function readBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Pick<WebResponse, 'body' | 'isCutOff'>> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  return new Promise((resolve) => {
    let body = Buffer.allocUnsafe(INITIAL_BYTES);
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
      const accepted = Math.min(piece.length, mostBytes - length);
      // Copied into one buffer, since a body may arrive in single bytes.
      if (body.length < length + accepted) body = Buffer.concat([body], 2 * (length + accepted));
      piece.copy(body, length, 0, accepted);
      length += accepted;
      if (accepted < piece.length) end(true);
    });
    response.on('end', () => end(false));
  });
}

const toPairs = (raw: readonly string[]): WebResponse['headers'] =>
  raw.flatMap((name, at) => (at % 2 ? [] : [[name.toLowerCase(), raw[at + 1] ?? '']]));

const LATE: FetchResult = { state: 'late', why: 'no answer in time' };

/** The outcome, or a timeout even if a callee ignores the signal. */
function orTimeout(signal: AbortSignal, outcome: Promise<FetchResult>): Promise<FetchResult> {
  return new Promise((resolve) => {
    // One event loop turn later, so that a body cut off by the timeout is still returned with its headers.
    const onAbort = () => void setImmediate(resolve, LATE);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    outcome
      .catch((error: Error): FetchResult => (signal.aborted ? LATE : { state: 'failed', why: error.message }))
      .then(resolve)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A header, with repeated lines joined as browsers do; undefined if missing. */
export function getHeader({ headers }: Pick<WebResponse, 'headers'>, name: string): string | undefined {
  const lines = headers.filter(([each]) => each === name).map(([, value]) => value);
  return lines.length ? lines.join(', ') : undefined;
}
