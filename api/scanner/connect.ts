import { connect, type Socket } from 'node:net';
import type { Connect, ProbePort } from './Check';
import { within } from './within';

/** Addresses that are tried before a host counts as unreachable, and the time each has. */
const MOST_ADDRESSES = 4;
const ATTEMPT_MS = 2_500;
const PORTS: readonly ProbePort[] = [25, 80, 443];

/** Connects to the addresses that were vetted, in turn, and never to a name. Rejects with the last one's failure. */
export const connectDirect: Connect = async (host, port, signal) => {
  if (!PORTS.includes(port)) throw new Error(`port ${port} is not connected to`);
  let failure: unknown = new Error('no address is known');
  for (const address of host.addresses.slice(0, MOST_ADDRESSES)) {
    signal.throwIfAborted();
    const attempt = within(signal, ATTEMPT_MS);
    try {
      return await open(address, port, attempt.signal);
    } catch (error) {
      failure = error;
    } finally {
      attempt.letGo();
    }
  }
  throw failure;
};

function open(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, autoSelectFamily: false });
    const onAbort = () => socket.destroy(new Error('no answer in time'));
    const settle = (deed: () => void) => {
      signal.removeEventListener('abort', onAbort);
      deed();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('connect', () => settle(() => resolve(socket.off('error', onError))));
    const onError = (error: Error) => settle(() => reject(error));
    socket.once('error', onError);
    if (signal.aborted) onAbort();
  });
}
