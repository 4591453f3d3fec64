import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Tells once that an exchange is over: its answer was sent, or its connection is gone. Node itself does not tell of
 * a lost answer that still waited behind others on the same connection.
 */
export function onExchangeEnd(response: ServerResponse, tell: () => void) {
  const { socket } = response.req;
  const all = waitingOn(socket);
  const handleOver = () => {
    if (all.delete(handleOver)) tell();
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
    for (const tell of all) tell();
  });
  return all;
}
