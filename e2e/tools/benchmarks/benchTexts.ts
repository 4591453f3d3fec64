import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyPost } from '@site/api/content/posts/contract';
import { startEmbedded } from '@site/api/platform/db/embedded';
import type { Visitor } from '@site/api/testing';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { percentile } from './report/percentile';
import { printTable, type Row, rounded } from './report/printTable';
import { signedIn, withApi } from './withApi';

const PER_SECOND = 20;
const TEXTS: [what: string, markdown: string][] = [
  ['an ordinary text', '## A part\n\nSome *words* with a [link](/contact).\n\n'.repeat(50)],
  ["'a<!--' repeated to 200 KB", 'a<!--'.repeat(40_000)],
  ["'a<?' repeated to 100 KB", 'a<?'.repeat(33_000)],
];

/**
 * `npm run bench -- texts`: how long the API is blocked, and how long enquiries wait, while a text is saved and
 * previewed.
 */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-texts-'));
  const database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  try {
    await withApi(database.uri, dataDir, async (url) => {
      const editor = await signedIn(url, dataDir);
      for (const [what, markdown] of TEXTS) printTable(await measure(url, editor, what, markdown));
    });
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, editor: Visitor, what: string, markdown: string): Promise<Row[]> {
  const waits: number[] = [];
  const enquiries: { ms: number; status: number }[] = [];
  const aborter = new AbortController();
  const healthChecks = repeat(aborter.signal, 10, async () => {
    const startedAt = performance.now();
    await request(`${url}/healthz`);
    waits.push(performance.now() - startedAt);
  });
  const sending = repeat(aborter.signal, 1000 / PER_SECOND, async () => {
    const startedAt = performance.now();
    const status = await sendEnquiry(url);
    enquiries.push({ ms: performance.now() - startedAt, status });
  });
  await sleep(2000);
  const rows = await saveAndPreview(editor, markdown);
  await sleep(3000);
  aborter.abort();
  await Promise.all([healthChecks, sending]);
  const times = enquiries.map(({ ms }) => ms);
  return [
    { what, value: '' },
    ...rows,
    { what: 'longest wait for /healthz', value: `${rounded(Math.max(...waits))} ms` },
    { what: `enquiries at ${PER_SECOND}/s: p50`, value: `${percentile(times, 0.5)} ms` },
    { what: 'p99', value: `${percentile(times, 0.99)} ms` },
    {
      what: `of ${enquiries.length}, failed`,
      value: String(enquiries.filter(({ status }) => status !== 200).length),
    },
  ];
}

async function saveAndPreview(editor: Visitor, markdown: string): Promise<Row[]> {
  const draft = { ...emptyPost, title: 'A text', slug: `text-${Date.now()}`, markdown };
  const saved = await timed('save', () => editor.post('/api/admin/blog', draft));
  if (saved.status >= 300) return [saved.row];
  const { path } = (await editor.post(`/api/admin/blog/${saved.body.id}/preview`)).body;
  const token = new URL(path, 'http://site').searchParams.get('preview') ?? '';
  const preview = await timed('preview', () =>
    editor.get(`/api/blog/posts/${draft.slug}`, { 'X-Preview': token }),
  );
  return [saved.row, preview.row];
}

async function timed(what: string, call: () => ReturnType<Visitor['get']>) {
  const startedAt = performance.now();
  const { status, body } = await call().catch(() => ({ status: 0, body: undefined }));
  const row: Row = { what, value: `${status} after ${rounded(performance.now() - startedAt)} ms` };
  return { status, body, row };
}

/** A request without a timeout. */
const request = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

async function sendEnquiry(url: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newIpAddress() };
  const body = JSON.stringify(newEnquiry());
  return fetch(`${url}/api/contact`, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Runs a task at an interval until the signal, then waits for unfinished runs. */
async function repeat(signal: AbortSignal, every: number, task: () => Promise<void>): Promise<void> {
  const done: Promise<void>[] = [];
  while (!signal.aborted) {
    done.push(task());
    await sleep(every);
  }
  await Promise.all(done);
}
