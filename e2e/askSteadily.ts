import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { paths } from '@site/shell/paths';
import { newAddress } from './newAddress';

const PER_SECOND = 100;
/** Kept connections, each used as often as the others. */
export const CONNECTIONS = 20;

interface Count {
  answered: number;
  /** Answers that said they were the last on their connection. */
  last: number;
  /** Refused before anything was sent. */
  refused: number;
  /** Broken off, by the request's id. */
  broken: Map<string, string>;
}

/** Asks for pages and calls in turn on kept connections, 100 times a second, until stopped. */
export function askSteadily(url: string) {
  const count: Count = { answered: 0, last: 0, refused: 0, broken: new Map() };
  const addresses = [paths.home, '/api/blog/posts', paths.contact, '/api/site'];
  const underway = new Set<Promise<void>>();
  // One connection each: else as many are made as the first answers are slow.
  const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let next = 0;
  const askNext = () => {
    const agent = agents[next % CONNECTIONS] as Agent;
    const address = url + addresses[next++ % addresses.length];
    const asked: Promise<void> = ask(address, agent, count).finally(() => underway.delete(asked));
    underway.add(asked);
  };
  // After the look at what came in: a connection that was closed while this process waited its turn is not used again.
  const timer = setInterval(() => setImmediate(askNext), 1_000 / PER_SECOND);
  return {
    count,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      for (const agent of agents) agent.destroy();
      return count;
    },
  };
}

async function ask(address: string, agent: Agent, count: Count): Promise<void> {
  const id = randomUUID();
  const headers = { 'X-Forwarded-For': newAddress(), 'X-Request-Id': id };
  const call = request(address, { agent, family: 4, headers });
  try {
    call.end();
    const [answer] = await once(call, 'response');
    for await (const _ of answer);
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    count.answered++;
    if (answer.headers.connection === 'close') count.last++;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') count.refused++;
    else count.broken.set(id, `${address}: ${message}${call.reusedSocket ? ' on a kept connection' : ''}`);
  }
}
