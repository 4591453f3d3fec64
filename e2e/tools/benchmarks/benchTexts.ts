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

/** `npm run bench -- texts`: how long the API answers nobody, and what enquiries wait, while a text is saved and previewed. */
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
  const ending = new AbortController();
  const alive = watch(ending.signal, 10, async () => {
    const began = performance.now();
    await ask(`${url}/healthz`);
    waits.push(performance.now() - began);
  });
  const sending = watch(ending.signal, 1000 / PER_SECOND, async () => {
    const began = performance.now();
    const status = await sendEnquiry(url);
    enquiries.push({ ms: performance.now() - began, status });
  });
  await sleep(2000);
  const answers = await saveAndPreview(editor, markdown);
  await sleep(3000);
  ending.abort();
  await Promise.all([alive, sending]);
  const times = enquiries.map(({ ms }) => ms);
  return [
    { what, value: '' },
    ...answers,
    { what: 'longest wait for /healthz', value: `${rounded(Math.max(...waits))} ms` },
    { what: `enquiries at ${PER_SECOND}/s: p50`, value: `${percentile(times, 0.5)} ms` },
    { what: 'p99', value: `${percentile(times, 0.99)} ms` },
    {
      what: `of ${enquiries.length}, not taken`,
      value: String(enquiries.filter(({ status }) => status !== 200).length),
    },
  ];
}

async function saveAndPreview(editor: Visitor, markdown: string): Promise<Row[]> {
  const draft = { ...emptyPost, title: 'A text', slug: `text-${Date.now()}`, markdown };
  const saved = await timed('the save', () => editor.post('/api/admin/blog', draft));
  if (saved.status >= 300) return [saved.row];
  const { path } = (await editor.post(`/api/admin/blog/${saved.body.id}/preview`)).body;
  const token = new URL(path, 'http://site').searchParams.get('preview') ?? '';
  const shown = await timed('its preview', () =>
    editor.get(`/api/blog/posts/${draft.slug}`, { 'X-Preview': token }),
  );
  return [saved.row, shown.row];
}

async function timed(what: string, call: () => ReturnType<Visitor['get']>) {
  const began = performance.now();
  const { status, body } = await call().catch(() => ({ status: 0, body: undefined }));
  const row: Row = { what, value: `${status} after ${rounded(performance.now() - began)} ms` };
  return { status, body, row };
}

/** Waits as long as it takes. */
const ask = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });

async function sendEnquiry(url: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newIpAddress() };
  const body = JSON.stringify(newEnquiry());
  return fetch(`${url}/api/contact`, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Does it over and over, at so many milliseconds from one to the next, until the end; whoever is late is waited for. */
async function watch(signal: AbortSignal, every: number, deed: () => Promise<void>): Promise<void> {
  const done: Promise<void>[] = [];
  while (!signal.aborted) {
    done.push(deed());
    await sleep(every);
  }
  await Promise.all(done);
}
