import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@site/api/platform/db/embedded';
import {
  type FaultyMailServer,
  readMailingCounts,
  startFaultyMailServer,
  startManyMails,
} from '@site/api/testing';
import { saveEnquiry } from '../../fixtures/contact/saveEnquiry';
import { printTable } from './report/printTable';
import { residentMemory } from './report/residentMemory';
import { withApi } from './withApi';

/**
 * A newsletter to 50,000 subscribers, or as many as the argument says, by two processes through a mail server that
 * delays, greylists, refuses and restarts, while one process is killed and a visitor sends an enquiry.
 */
export async function bench([count = '50000']: string[]): Promise<void> {
  const readers = Number(count);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-newsletter-'));
  const { uri, stop } = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  const mailServer = await startFaultyMailServer();
  const run = { uri, readers, mailServer, id: '', startedAt: 0 };
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
  try {
    // Migrates the empty database.
    await withApi(uri, dataDir, async () => undefined);
    run.id = await startManyMails(uri, readers);
    run.startedAt = Date.now();
    const both: Parameters<typeof withApi>[2] = (_url, first) =>
      withApi(uri, dataDir, (url, second) => send(run, url, first.pid ?? 0, second.pid ?? 0), env);
    await withApi(uri, dataDir, both, env);
  } finally {
    await mailServer.stop();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Run {
  uri: string;
  readers: number;
  mailServer: FaultyMailServer;
  /** The newsletter. */
  id: string;
  startedAt: number;
}

/** Waits for the end of the mailing. The first process is killed in the middle. */
async function send(
  { uri, readers, mailServer, id, startedAt }: Run,
  url: string,
  first: number,
  second: number,
): Promise<void> {
  const { received, refused, unanswered } = mailServer;
  const waitFor = async (share: number) => {
    while (received.size < readers * share) await sleep(50);
  };
  await waitFor(0.25);
  const { email } = await saveEnquiry({ url });
  const sentAt = Date.now();
  while (!received.has(email)) await sleep(20);
  const enquiryMs = Date.now() - sentAt;
  await mailServer.restart(5000);
  await waitFor(0.5);
  process.kill(first, 'SIGKILL');
  const memory = [residentMemory(second)];
  let counts: Awaited<ReturnType<typeof readMailingCounts>>;
  while (!counts) {
    await sleep(5000);
    memory.push(residentMemory(second));
    counts = await readMailingCounts(uri, id);
  }
  const seconds = (Date.now() - startedAt) / 1000;
  const twice = [...received.values()].filter((times) => times > 1).length;
  const { sent, failed, unknown } = counts;
  printTable([
    { what: 'subscribers', value: String(readers) },
    { what: 'sent, failed, unknown', value: `${sent}, ${failed}, ${unknown}` },
    { what: 'refused, unanswered by the mail server', value: `${refused.size}, ${unanswered.size}` },
    { what: 'received twice', value: String(twice), budget: '0', isWithinBudget: twice === 0 },
    {
      what: 'neither sent, failed nor unknown',
      value: String(readers - sent - failed - unknown),
      budget: '0',
      isWithinBudget: sent + failed + unknown === readers,
    },
    { what: 'whole time', value: `${seconds.toFixed(0)} s` },
    { what: 'emails per second', value: (readers / seconds).toFixed(0), budget: '200' },
    { what: 'email of an enquiry, in the middle of it', value: `${enquiryMs} ms` },
    { what: 'memory, least and most', value: `${Math.min(...memory)} to ${Math.max(...memory)} MB` },
  ]);
}
