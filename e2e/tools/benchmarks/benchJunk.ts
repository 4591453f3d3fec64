import http from 'node:http';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { startSite } from '../../fixtures/site/startSite';
import { atMost, printTable, type Row } from './report/printTable';
import { residentMemory } from './report/residentMemory';

const CONCURRENCY = 8;
const SETTLE_MS = 3000;
/** Requests for ordinary pages after which a shell counts as warm. */
const WARM = 200;
const FEW = 2000;
const BUDGET_MB = 50;

/**
 * `npm run bench -- junk [COUNT]`: the memory cost of requests for paths without a page, each requested once. The
 * baseline is a shell that has served a few hundred ordinary pages: its heap, compiled code and page cache are needed
 * for any requests. The memory before the first page is printed as well.
 */
export async function bench([count = '20000']: string[]): Promise<void> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const shell = () => residentMemory(site.pid('shell'));
  try {
    const cold = shell();
    await requestAll(agent, await listedPages(site.url));
    await waitUntilIdle();
    const warm = shell();
    await requestAll(agent, junk(site.url, 0, FEW));
    await waitUntilIdle();
    const few = shell();
    await requestAll(agent, junk(site.url, FEW, Number(count)));
    await waitUntilIdle();
    const all = shell();
    const row = (what: string, value: number): Row => ({ what, value: `${value} MB` });
    printTable([
      row('the shell before its first page', cold),
      row(`after ${WARM} ordinary pages`, warm),
      row(`after ${FEW} paths without a page`, few),
      row(`after ${count}`, all),
      atMost('cost to a warm shell', all - warm, BUDGET_MB, ' MB'),
      row('cost to a cold shell', all - cold),
    ]);
  } finally {
    agent.destroy();
    await site.stop();
  }
}

const waitUntilIdle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** The addresses of the listed pages, repeatedly. */
async function listedPages(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return Array.from({ length: WARM }, (_, index) => origin + listed[index % listed.length]);
}

/** Every fourth is rejected before rendering. */
const ENDINGS = ['texas', 'nothing', 'waco', 'legal-florida'];

const junk = (origin: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => {
    const index = from + n;
    return `${origin}/junk-${index.toString(36)}-${ENDINGS[index % ENDINGS.length]}`;
  });

async function requestAll(agent: http.Agent, urls: string[]): Promise<void> {
  const queue = urls.values();
  const requestNext = async () => {
    for (const url of queue) await request(agent, url);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, requestNext));
}

const request = (agent: http.Agent, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': newIpAddress() };
    const outgoing = http.get(url, { agent, headers }, (response) => response.resume().on('end', resolve));
    outgoing.on('error', reject);
  });
