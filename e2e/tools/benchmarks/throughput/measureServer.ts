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

/** What the shell's server answers in a second, how soon it answers, and what it weighs. */
export async function measureServer(site: Site): Promise<Row[]> {
  const idle = residentMemory(site.pid('shell'));
  const bare = await serveBaseline('node', await packedHome(site.url));
  // Once each beforehand: a program is slow until it has been compiled.
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
      what: 'answers that failed',
      value: String(cached.failed + rendered.failed),
      budget: '0',
      isKept: cached.failed + rendered.failed === 0,
    },
    atMost('shell: start to first 200', await coldStart(site), 1_500, ' ms'),
    atMost('shell: RSS, idle', idle, 250, ' MB'),
    { what: 'shell: RSS, after all this', value: `${residentMemory(site.pid('shell'))} MB` },
    { what: 'api: RSS', value: `${residentMemory(site.pid('api'))} MB` },
  ];
}

/** A second shell beside the running one, with releases it has yet to load. */
async function coldStart(site: Site): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const began = performance.now();
    const shell = await startShell(
      {
        RELEASE_STORE: join(site.dataDir, 'releases'),
        RELEASE_PUBLIC_KEYS: localKeys(join(site.dataDir, 'secrets')).publicKey,
        API_ORIGIN: site.apiUrl,
      },
      '/',
    );
    times.push(performance.now() - began);
    await shell.kill();
  }
  return Math.round(times.sort((a, b) => a - b)[1] ?? 0);
}

/** The home page as it comes over the wire. */
const packedHome = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => buffer(answer).then(resolve, reject)).on(
      'error',
      reject,
    );
  });
