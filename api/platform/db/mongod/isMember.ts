import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Whether the server on a port belongs to a replica set; undefined if nothing answers. Asks without the driver, which
 * takes more memory than the rest of the supervisor.
 */
export async function isMember(port: number, set: string): Promise<boolean | undefined> {
  const socket = connect(port, '127.0.0.1');
  const timer = setTimeout(() => socket.destroy(new Error('no answer')), TIMEOUT_MS);
  try {
    await once(socket, 'connect');
    socket.write(HELLO);
    let reply = Buffer.alloc(0);
    for await (const part of socket) {
      reply = Buffer.concat([reply, part]);
      if (reply.length >= 4 && reply.length >= reply.readInt32LE()) break;
    }
    return reply.includes(`\x02setName\0${int32(set.length + 1)}${set}\0`, 0, 'latin1');
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

const TIMEOUT_MS = 1000;

function int32(number: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(number);
  return bytes.toString('latin1');
}

const withLength = (content: string) => int32(content.length + 4) + content;

/** `{ hello: 1, $db: 'admin' }` as BSON. */
const BODY = withLength(`\x10hello\0${int32(1)}\x02$db\0${int32(6)}admin\0\0`);
const OP_MSG = 2013;
const HEADER = [1, 0, OP_MSG, 0].map(int32).join('');
const HELLO = Buffer.from(withLength(`${HEADER}\0${BODY}`), 'latin1');
