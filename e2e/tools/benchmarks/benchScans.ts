import { setTimeout as sleep } from 'node:timers/promises';
import { domainRecords, startTestDomains, type TestNetwork } from '@site/api/testing/servers/scanner';
import { paths } from '@site/shell/paths';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { requestScan } from '../../fixtures/requests/requestScan';
import { startSite } from '../../fixtures/site/startSite';
import { percentile } from './report/percentile';
import { printTable, type Row, rounded } from './report/printTable';

const PER_SECOND = 50;
const IDLE_SECONDS = 10;
const BURSTS = 5;
const SCANS = 200;
const NETWORKS = 50;

/** `npm run bench -- scans`: response times of the home page while idle, and during 200 simultaneous scans. */
export async function bench(): Promise<void> {
  const world = await startTestDomains();
  const site = await startSite({ env: { LOG_LEVEL: 'info', DNS_SERVERS: world.resolver } });
  try {
    await homeTimes(site.url, sleep(2_000));
    const idle = percentile(await homeTimes(site.url, sleep(IDLE_SECONDS * 1_000)), 0.99);
    const times: number[] = [];
    const counts = new Map<number, number>();
    for (let burst = 0; burst < BURSTS; burst++) {
      const scans = scanAtOnce(site.url, domainsIn(world, burst));
      times.push(...(await homeTimes(site.url, scans)));
      for (const status of await scans) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    const busy = percentile(times, 0.99);
    const statusRows = [...counts].map(
      ([status, count]): Row => ({ what: `status ${status}`, value: `${count}` }),
    );
    printTable([
      { what: 'p99 of / idle', value: `${rounded(idle, 1)} ms` },
      {
        what: `p99 of / under ${SCANS} scans at once from ${NETWORKS} networks`,
        value: `${rounded(busy, 1)} ms`,
      },
      { what: 'ratio', value: `${rounded(busy / idle, 2)} ×` },
      { what: 'pages requested meanwhile', value: `${times.length}` },
      ...statusRows,
    ]);
  } finally {
    await site.stop();
    await world.stop();
  }
}

/** Response times of the home page in ms, until a promise settles. */
async function homeTimes(url: string, task: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  let isOver = false;
  task.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(timeOf(url + paths.home));
    await sleep(1000 / PER_SECOND);
  }
  return Promise.all(times);
}

async function timeOf(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address, { headers: { 'X-Forwarded-For': newIpAddress() } });
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

/** A new domain for each scan, because results are cached. */
function domainsIn(world: TestNetwork, burst: number): string[] {
  const domains = Array.from({ length: SCANS }, (_, index) => `firm-${burst}-${index}.test`);
  for (const domain of domains) Object.assign(world.zone, domainRecords(domain));
  return domains;
}

/**
 * Scans with both tools, four from each network. Resolves with the statuses once all responses were read completely.
 */
function scanAtOnce(url: string, domains: string[]): Promise<number[]> {
  const networks = Array.from({ length: NETWORKS }, newIpAddress);
  const scans = domains.map(async (domain, index) => {
    const tool = index % 2 ? 'domain-security' : 'email-security';
    const { status, rest } = await requestScan(url, domain, { tool, from: networks[index % NETWORKS] });
    await rest();
    return status;
  });
  return Promise.all(scans);
}
