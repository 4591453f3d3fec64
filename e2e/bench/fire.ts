import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../site';

const run = promisify(execFile);

/** Asks for an address with 20 connections for eight seconds, out of a process of its own. `[<id>]` is new each time. */
export async function fire(address: string): Promise<{ perSecond: number; failed: number; p99: number }> {
  const options = [
    '-c',
    '20',
    '-d',
    '8',
    '-j',
    '-H',
    'accept-encoding=br',
    ...(address.includes('[<id>]') ? ['-I'] : []),
  ];
  const { stdout } = await run(
    process.execPath,
    [join(ROOT, 'node_modules/autocannon/autocannon.js'), ...options, address],
    { maxBuffer: 2 ** 26 },
  );
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  return { perSecond: Math.round(requests.average), failed: non2xx + errors, p99: latency.p99 };
}
