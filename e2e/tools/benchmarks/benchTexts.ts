import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyPost } from '@site/api/content/posts/contract';
import { startEmbedded } from '@site/api/platform/db/embedded';
import type { Visitor } from '@site/api/testing';
import { printTable, type Row, rounded } from './report/printTable';
import { measureResponsiveness } from './throughput/measureResponsiveness';
import { signedIn, withApi } from './withApi';

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
      for (const [what, markdown] of TEXTS)
        printTable([
          { what, value: '' },
          ...(await measureResponsiveness(url, () => saveAndPreview(editor, markdown))),
        ]);
    });
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
