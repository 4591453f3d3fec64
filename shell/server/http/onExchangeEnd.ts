import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when an exchange is over: its response was sent, or its connection is closed. Node emits no event for a
 * response that was still waiting behind others on a closed connection.
 */
export function onExchangeEnd(response: ServerResponse, callback: () => void) {
  const { socket } = response.req;
  const all = waitingOn(socket);
  const handleOver = () => {
    if (all.delete(handleOver)) callback();
  };
  all.add(handleOver);
  response.once('close', handleOver);
  if (socket.destroyed) handleOver();
}

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known) return known;
  const all = new Set<() => void>();
  waiting.set(socket, all);
  socket.once('close', () => {
    for (const callback of all) callback();
  });
  return all;
}
