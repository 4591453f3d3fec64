import { connect, type Socket } from 'node:net';
import type { Connect, ProbePort } from './Check';
import { createDeadline } from './createDeadline';

/** Number of addresses to try, and the timeout of each. */
const MAX_ADDRESSES = 4;
const ATTEMPT_MS = 2_500;
const PORTS: readonly ProbePort[] = [25, 80, 443];

/** Connects to the vetted addresses in turn, never to a name. Rejects with the last error. */
export const connectDirect: Connect = async (host, port, signal) => {
  if (!PORTS.includes(port)) throw new Error(`port ${port} is not connected to`);
  let failure: unknown = new Error('no address is known');
  for (const address of host.addresses.slice(0, MAX_ADDRESSES)) {
    signal.throwIfAborted();
    const attempt = createDeadline(signal, ATTEMPT_MS);
    try {
      return await open(address, port, attempt.signal);
    } catch (error) {
      failure = error;
    } finally {
      attempt.dispose();
    }
  }
  throw failure;
};

function open(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, autoSelectFamily: false });
    const onAbort = () => socket.destroy(new Error('no answer in time'));
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('connect', () => settle(() => resolve(socket.off('error', onError))));
    const onError = (error: Error) => settle(() => reject(error));
    socket.once('error', onError);
    if (signal.aborted) onAbort();
  });
}
