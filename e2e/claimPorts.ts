import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ports that systems give to outgoing connections. */
const [FIRST, LAST] = [20_000, 32_000];
/** A claim is a port that this process listens on, and the ports that follow it. */
const BLOCK = 8;

/**
 * So many ports for processes that take theirs from the environment. They stay this process's own until it ends, so
 * that no other test, of this run or another, is given one of them between its choice and its use.
 */
export async function claimPorts(count: number): Promise<number[]> {
  if (count >= BLOCK) throw new Error(`a block has ${BLOCK - 1} ports`);
  const blocks = (LAST - FIRST) / BLOCK;
  // Each process begins elsewhere, or all of them would try the same blocks first.
  const start = Math.floor(Math.random() * blocks);
  for (let n = 0; n < blocks; n++) {
    const base = FIRST + ((start + n) % blocks) * BLOCK;
    const claim = await listening(base);
    if (!claim) continue;
    claim.unref();
    const ports = Array.from({ length: count }, (_, index) => base + 1 + index);
    // Something that is no test may use one of them.
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error('no block of ports is free');
}

async function listening(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = await listening(port);
  if (server) await once(server.close(), 'close');
  return server !== undefined;
}
