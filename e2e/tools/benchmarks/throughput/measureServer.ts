import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { localKeys } from '@site/shell/build/releases/localKeys';
import { startShell } from '../../../fixtures/site/startShell';
import type { Site } from '../../../fixtures/site/startSite';
import { atLeast, atMost, type Row, rounded } from '../report/printTable';
import { residentMemory } from '../report/residentMemory';
import { measureThroughput } from './measureThroughput';
import { serveBaseline } from './serveBaseline';

/** The shell's throughput, start time and memory. */
export async function measureServer(site: Site): Promise<Row[]> {
  const idle = residentMemory(site.pid('shell'));
  const bare = await serveBaseline('node', await fetchCompressedHome(site.url));
  // Warm-up, because code is slow until it has been compiled.
  for (const address of [site.url, bare.url]) await measureThroughput(address);
  const cached = await measureThroughput(site.url);
  const plain = await measureThroughput(bare.url);
  bare.stop();
  const rendered = await measureThroughput(site.url, (count) => `/blog?q=word-${count}`);
  return [
    atLeast('cached home page, compressed', cached.perSecond, 2_500, '/s'),
    { what: 'the same bytes from a bare server', value: `${plain.perSecond}/s` },
    atLeast('cached home page to a bare server', rounded(cached.perSecond / plain.perSecond, 2), 0.7, ' ×'),
    { what: 'rendered for each request (/blog)', value: `${rendered.perSecond}/s` },
    {
      what: 'failed responses',
      value: String(cached.failed + rendered.failed),
      budget: '0',
      isWithinBudget: cached.failed + rendered.failed === 0,
    },
    atMost('shell: start to first 200', await coldStart(site), 1_500, ' ms'),
    atMost('shell: RSS, idle', idle, 250, ' MB'),
    { what: 'shell: RSS, at the end', value: `${residentMemory(site.pid('shell'))} MB` },
    { what: 'api: RSS', value: `${residentMemory(site.pid('api'))} MB` },
  ];
}

/** Starts a second shell, which has to load its releases. */
async function coldStart(site: Site): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const startedAt = performance.now();
    const shell = await startShell(
      {
        RELEASE_STORE: join(site.dataDir, 'releases'),
        RELEASE_PUBLIC_KEYS: localKeys(join(site.dataDir, 'secrets')).publicKey,
        API_ORIGIN: site.apiUrl,
      },
      '/',
    );
    times.push(performance.now() - startedAt);
    await shell.kill();
  }
  return Math.round(times.sort((a, b) => a - b)[1] ?? 0);
}

/** The compressed home page as it is transferred. */
const fetchCompressedHome = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) =>
      buffer(response).then(resolve, reject),
    ).on('error', reject);
  });
