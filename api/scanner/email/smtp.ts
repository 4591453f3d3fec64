import type { Socket } from 'node:net';
import type { Probe } from '../Check';
import { type VettedHost, vet } from '../guard/vet';
import { type Secured, secure, securedBy } from '../web/secure';
import { within } from '../within';

/** How a mail server takes encryption. */
export type Greeting =
  | { state: 'encrypted'; secured: Secured }
  /** It greets, and offers none. */
  | { state: 'plain' }
  /** It offers encryption, and then fails at it. */
  | { state: 'broken'; why: string }
  /** Nothing that says so either way: no address, no connection, no greeting in time, turned away. */
  | { state: 'unknown'; why: string; isNowhere?: boolean };

const MOST_BYTES = 64_000;

/** What was said is no reply, or never came. */
class NoReply extends Error {}

/** Greets a mail server and asks for encryption, within the time given once its addresses are known. Never rejects. */
export async function greet(exchange: string, probe: Probe, patienceMs: number): Promise<Greeting> {
  const vetting = await vet(exchange, probe.dns, probe.admits);
  if (vetting.state === 'refused')
    return {
      state: 'unknown',
      why: `its address ${vetting.address} is not of the public network`,
      isNowhere: true,
    };
  if (vetting.state === 'absent') return { state: 'unknown', why: 'it has no address', isNowhere: true };
  if (vetting.state === 'failed') return { state: 'unknown', why: vetting.why };
  // Its own time begins once it is known where to go.
  const { signal, letGo } = within(probe.signal, patienceMs);
  try {
    return await greetAt(vetting.host, exchange, probe, signal);
  } finally {
    letGo();
  }
}

async function greetAt(host: VettedHost, name: string, probe: Probe, signal: AbortSignal): Promise<Greeting> {
  let socket: Socket;
  try {
    socket = await connected(probe.connect(host, 25, signal), signal);
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

/** Also where what connects does not heed the signal; a connection that comes too late is closed. */
async function connected(socket: Promise<Socket>, signal: AbortSignal): Promise<Socket> {
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

async function converse(socket: Socket, name: string, probe: Probe, signal: AbortSignal): Promise<Greeting> {
  const replies = repliesOf(socket);
  try {
    const greeting = await replies.next();
    if (greeting.code !== 220) return { state: 'unknown', why: `it turns us away: ${greeting.first}` };
    // Who has no name of his own says his address.
    socket.write(
      `EHLO [${socket.localAddress?.includes(':') ? 'IPv6:' : ''}${socket.localAddress ?? ''}]\r\n`,
    );
    const offers = await replies.next();
    if (offers.code !== 250) return { state: 'unknown', why: `it turns us away: ${offers.first}` };
    if (!offers.lines.some((line) => /^starttls\b/i.test(line))) return { state: 'plain' };
    socket.write('STARTTLS\r\n');
    const ready = await replies.next();
    if (ready.code !== 220) return { state: 'broken', why: ready.first };
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    return { state: 'unknown', why: signal.aborted ? 'it did not greet in time' : error.message };
  } finally {
    replies.stop();
  }
  return encrypt(socket, name, probe, signal);
}

async function encrypt(socket: Socket, name: string, probe: Probe, signal: AbortSignal): Promise<Greeting> {
  try {
    const secured = await secure(socket, { name, authorities: probe.authorities, protocols: [] });
    secured.on('error', () => undefined);
    const found = securedBy(secured);
    secured.end('QUIT\r\n');
    return { state: 'encrypted', secured: found };
  } catch (error) {
    if (signal.aborted) return { state: 'unknown', why: 'it did not answer in time' };
    return { state: 'broken', why: (error as Error).message };
  }
}

interface Reply {
  code: number;
  first: string;
  /** What each line says after its code. */
  lines: string[];
}

/** The replies of a server, one after another; rejects with `NoReply` when the connection ends or says too much. */
function repliesOf(socket: Socket): { next: () => Promise<Reply>; stop: () => void } {
  let text = '';
  let bytes = 0;
  let end: string | undefined;
  let wake = () => {};
  const onData = (piece: Buffer) => {
    bytes += piece.length;
    text += piece.toString('latin1');
    if (bytes > MOST_BYTES) end = 'it says too much';
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
        if (end !== undefined) throw new NoReply(end);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    stop: () => void socket.off('data', onData).off('close', onClose).off('end', onClose),
  };
}

/** The first whole reply of what was said, and the rest. */
function takeReply(text: string): [Reply | undefined, string] {
  const match = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*|\r)?\n/.exec(text);
  if (!match) {
    // What does not begin like a reply never becomes one.
    return /^\d{0,3}(?![^\d\r\n -])/.test(text)
      ? [undefined, text]
      : [{ code: 0, first: clean(text), lines: [] }, ''];
  }
  const lines = match[0].split(/\r?\n/).filter(Boolean);
  return [
    {
      code: Number(match[1]),
      first: clean(lines[0] ?? ''),
      lines: lines.map((line) => line.slice(4).trim()),
    },
    text.slice(match[0].length),
  ];
}

/** What strangers say, as far as it is shown. */
const clean = (text: string) =>
  text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 120);
