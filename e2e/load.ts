import { Agent, request } from 'node:http';

export interface LoadResult {
  requests: number;
  failures: string[];
  /** Milliseconds to the last byte. */
  p50: number;
  p99: number;
  max: number;
}

export interface Load {
  /** What has failed so far. */
  failures: string[];
  /** Stops asking, waits for what is under way, and sums up. */
  stop: () => Promise<LoadResult>;
}

/**
 * Asks for the addresses in turn, so many a second whatever the answers take, until stopped. Anything but a complete
 * 200 is a failure.
 */
export function startLoad(url: string, paths: string[], perSecond: number): Load {
  // Idle connections end here before the server ends them, so that none is used while it is being closed.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 });
  const times: number[] = [];
  const failures: string[] = [];
  const underway = new Set<Promise<void>>();
  let next = 0;
  const ask = () => {
    const path = paths[next++ % paths.length] as string;
    const began = performance.now();
    const asked = get(url + path, agent)
      .then(() => void times.push(performance.now() - began))
      .catch((error: Error) => void failures.push(`${path}: ${error.message}`))
      .finally(() => void underway.delete(asked));
    underway.add(asked);
  };
  const timer = setInterval(ask, 1_000 / perSecond);
  return {
    failures,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
      return { requests: times.length + failures.length, failures, p50: at(0.5), p99: at(0.99), max: at(1) };
    },
  };
}

function get(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, timeout: 15_000 }, (answer) => {
      let tail = '';
      answer.on('data', (part: Buffer) => {
        tail = (tail + part.toString('latin1')).slice(-32);
      });
      answer.on('end', () =>
        answer.statusCode === 200 && tail.trimEnd().endsWith('</html>')
          ? resolve()
          : reject(new Error(`${answer.statusCode} ${tail}`)),
      );
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('no answer for 15 s')));
    call.on('error', reject);
    call.end();
  });
}
