import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when a request and response are over: the response was sent, or the connection is closed. Node
 * emits no event for a response that was still queued behind others on a closed connection.
 */
export function onExchangeEnd(response: ServerResponse, callback: () => void) {
  const { socket } = response.req;
  const callbacks = callbacksOf(socket);
  const handleEnd = () => {
    if (callbacks.delete(handleEnd)) callback();
  };
  callbacks.add(handleEnd);
  response.once('close', handleEnd);
  if (socket.destroyed) handleEnd();
}

function callbacksOf(socket: Socket): Set<() => void> {
  const existing = waiting.get(socket);
  if (existing) return existing;
  const callbacks = new Set<() => void>();
  waiting.set(socket, callbacks);
  socket.once('close', () => {
    for (const callback of callbacks) callback();
  });
  return callbacks;
}
