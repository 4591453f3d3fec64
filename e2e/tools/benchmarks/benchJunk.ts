import http from 'node:http';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { startSite } from '../../fixtures/site/startSite';
import { atMost, printTable, type Row } from './report/printTable';
import { residentMemory } from './report/residentMemory';

const AT_ONCE = 8;
const SETTLE_MS = 3000;
/** Requests for ordinary pages after which a shell is one in service. */
const WARM = 200;
const FEW = 2000;
const BUDGET_MB = 50;

/**
 * `npm run bench -- junk [COUNT]`: what addresses that nobody wrote a page for cost in memory, each asked for once.
 * The cost is taken from a shell in service, one that has sent its listed pages a few hundred times: its heap, its
 * compilers and its kept pages are there whatever is asked for, and would be counted as the cost of the first
 * requests of any kind. What it held before it had sent anything is printed as well.
 */
export async function bench([count = '20000']: string[]): Promise<void> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const shell = () => residentMemory(site.pid('shell'));
  try {
    const cold = shell();
    await askMany(agent, await ordinary(site.url));
    await settle();
    const warm = shell();
    await askMany(agent, junk(site.url, 0, FEW));
    await settle();
    const few = shell();
    await askMany(agent, junk(site.url, FEW, Number(count)));
    await settle();
    const all = shell();
    const held = (what: string, value: number): Row => ({ what, value: `${value} MB` });
    printTable([
      held('the shell before its first page', cold),
      held(`after ${WARM} ordinary pages`, warm),
      held(`after ${FEW} addresses without a page`, few),
      held(`after ${count}`, all),
      atMost('their cost to a shell in service', all - warm, BUDGET_MB, ' MB'),
      held('their cost to one that has sent nothing yet', all - cold),
    ]);
  } finally {
    agent.destroy();
    await site.stop();
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** The addresses of the listed pages, over and over. */
async function ordinary(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return Array.from({ length: WARM }, (_, turn) => origin + listed[turn % listed.length]);
}

/** Every fourth is not even admitted. */
const ENDINGS = ['texas', 'nothing', 'waco', 'legal-florida'];

const junk = (origin: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => {
    const turn = from + n;
    return `${origin}/junk-${turn.toString(36)}-${ENDINGS[turn % ENDINGS.length]}`;
  });

async function askMany(agent: http.Agent, urls: string[]): Promise<void> {
  const left = urls.values();
  const work = async () => {
    for (const url of left) await ask(agent, url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const ask = (agent: http.Agent, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': newIpAddress() };
    const request = http.get(url, { agent, headers }, (answer) => answer.resume().on('end', resolve));
    request.on('error', reject);
  });
