import type { Socket } from 'node:net';
import type { Probe } from '../Check';
import { createDeadline } from '../createDeadline';
import { type VettedHost, vetHost } from '../guard/vetHost';
import { getTlsInfo, startTls, type TlsInfo } from '../web/startTls';

/** How a mail server handles encryption. */
export type StarttlsResult =
  | { state: 'encrypted'; secured: TlsInfo }
  /** It does not offer encryption. */
  | { state: 'plain' }
  /** It offers encryption, but the handshake fails. */
  | { state: 'broken'; why: string }
  /** Not determined: no address, no connection, no greeting in time, or rejected. */
  | { state: 'unknown'; why: string; isNowhere?: boolean };

const MAX_BYTES = 64_000;

/** The server sent an invalid reply or none. */
class SmtpReplyError extends Error {}

/** Connects to a mail server and tries STARTTLS. The timeout starts after the address lookup. Never rejects. */
export async function probeStarttls(
  exchange: string,
  probe: Probe,
  timeoutMs: number,
): Promise<StarttlsResult> {
  const vetting = await vetHost(exchange, probe.dns, probe.admits);
  if (vetting.state === 'refused')
    return {
      state: 'unknown',
      why: `its address ${vetting.address} is not of the public network`,
      isNowhere: true,
    };
  if (vetting.state === 'absent') return { state: 'unknown', why: 'it has no address', isNowhere: true };
  if (vetting.state === 'failed') return { state: 'unknown', why: vetting.why };
  // The timeout starts after the address lookup.
  const { signal, dispose } = createDeadline(probe.signal, timeoutMs);
  try {
    return await probeAt(vetting.host, exchange, probe, signal);
  } finally {
    dispose();
  }
}

async function probeAt(
  host: VettedHost,
  name: string,
  probe: Probe,
  signal: AbortSignal,
): Promise<StarttlsResult> {
  let socket: Socket;
  try {
    socket = await connectOrAbort(probe.connect(host, 25, signal), signal);
  } catch (error) {
    return { state: 'unknown', why: signal.aborted ? 'no connection in time' : (error as Error).message };
  }
  const onAbort = () => socket.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  socket.on('error', () => undefined);
  try {
    return await converse(socket, name, probe, signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
    socket.destroy();
  }
}

/** Aborts even if `connect` ignores the signal; closes a connection that opens too late. */
async function connectOrAbort(socket: Promise<Socket>, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      reject(new Error('no connection in time'));
      socket.then((late) => late.destroy()).catch(() => undefined);
    };
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    socket.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

async function converse(
  socket: Socket,
  name: string,
  probe: Probe,
  signal: AbortSignal,
): Promise<StarttlsResult> {
  const replies = readReplies(socket);
  try {
    const greeting = await replies.next();
    if (greeting.code !== 220) return { state: 'unknown', why: `it rejects us: ${greeting.first}` };
    // A client without a host name uses its address.
    socket.write(
      `EHLO [${socket.localAddress?.includes(':') ? 'IPv6:' : ''}${socket.localAddress ?? ''}]\r\n`,
    );
    const offers = await replies.next();
    if (offers.code !== 250) return { state: 'unknown', why: `it rejects us: ${offers.first}` };
    if (!offers.lines.some((line) => /^starttls\b/i.test(line))) return { state: 'plain' };
    socket.write('STARTTLS\r\n');
    const ready = await replies.next();
    if (ready.code !== 220) return { state: 'broken', why: ready.first };
  } catch (error) {
    if (!(error instanceof SmtpReplyError)) throw error;
    return { state: 'unknown', why: signal.aborted ? 'it didn’t answer in time' : error.message };
  } finally {
    replies.stop();
  }
  return upgradeToTls(socket, name, probe, signal);
}

async function upgradeToTls(
  socket: Socket,
  name: string,
  probe: Probe,
  signal: AbortSignal,
): Promise<StarttlsResult> {
  try {
    const secured = await startTls(socket, { name, authorities: probe.authorities, protocols: [] });
    secured.on('error', () => undefined);
    const found = getTlsInfo(secured);
    secured.end('QUIT\r\n');
    return { state: 'encrypted', secured: found };
  } catch (error) {
    if (signal.aborted) return { state: 'unknown', why: 'it didn’t answer in time' };
    return { state: 'broken', why: (error as Error).message };
  }
}

interface Reply {
  code: number;
  first: string;
  /** The lines without their codes. */
  lines: string[];
}

/**
 * Reads the replies of a server in order. `next` rejects with `SmtpReplyError` if the connection closes or the server
 * sends too much.
 */
function readReplies(socket: Socket): { next: () => Promise<Reply>; stop: () => void } {
  let text = '';
  let bytes = 0;
  let end: string | undefined;
  let wake = () => {};
  const onData = (piece: Buffer) => {
    bytes += piece.length;
    text += piece.toString('latin1');
    if (bytes > MAX_BYTES) end = 'its answer is too long';
    wake();
  };
  const onClose = () => {
    end ??= 'it closed the connection';
    wake();
  };
  socket.on('data', onData).on('close', onClose).on('end', onClose);
  return {
    next: async () => {
      for (;;) {
        const [reply, rest] = takeReply(text);
        if (reply) {
          text = rest;
          return reply;
        }
        if (end !== undefined) throw new SmtpReplyError(end);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    stop: () => void socket.off('data', onData).off('close', onClose).off('end', onClose),
  };
}

/** Splits off the first complete reply. */
function takeReply(text: string): [Reply | undefined, string] {
  const match = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*|\r)?\n/.exec(text);
  if (!match) {
    // Invalid data can never become a reply.
    return /^\d{0,3}(?![^\d\r\n -])/.test(text)
      ? [undefined, text]
      : [{ code: 0, first: sanitize(text), lines: [] }, ''];
  }
  const lines = match[0].split(/\r?\n/).filter(Boolean);
  return [
    {
      code: Number(match[1]),
      first: sanitize(lines[0] ?? ''),
      lines: lines.map((line) => line.slice(4).trim()),
    },
    text.slice(match[0].length),
  ];
}

/** Server text made safe for display. */
const sanitize = (text: string) =>
  text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 120);
