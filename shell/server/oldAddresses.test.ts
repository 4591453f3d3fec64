import { mkdtempSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedirectRule } from '@site/api/contract/redirects';
import express from 'express';
import type { Logger } from 'pino';
import { type PagesOptions, pages } from './pages';
import { publicCopies } from './publicCopies';

const lost = { status: 404, mayKeep: false, policy: '', etag: '', bodies: { identity: Buffer.from('lost') } };
const rule = (part: Partial<RedirectRule>): RedirectRule => ({
  ...{ id: '1', from: '/old', match: 'exact', to: '/new', code: '301' },
  ...part,
});
const folder = mkdtempSync(join(tmpdir(), 'old-addresses-'));
const log = { warn: () => undefined } as unknown as Logger;

let api: http.Server;
let said: unknown;
let isAway = false;
beforeAll(async () => {
  api = http.createServer((_request, response) =>
    isAway ? response.destroy() : response.end(JSON.stringify(said)),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());

/** The redirects of a shell that starts now, on the same folder as the one before it. */
async function startedCopy() {
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = { apiOrigin, publicOrigin: 'https://site.example', folder, onChange: () => undefined, log };
  const { redirects } = publicCopies(options);
  await redirects.start();
  redirects.stop();
  return redirects;
}

/** The answer of a shell whose pages all are lost, and that knows these rules. */
async function answerTo(path: string, current: readonly RedirectRule[]) {
  const options = {
    releases: { snapshot: { id: 'one', routes: [] } },
    settings: { current: { frameOrigins: [] } },
    cache: { get: async () => lost },
    redirects: { current },
  };
  const app = express().use(pages(options as unknown as PagesOptions));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  try {
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    return { status, location: headers.get('location') };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ['/old?x=1', rule({}), { status: 301, location: '/new?x=1' }],
  ['/old/deep', rule({ match: 'prefix', code: '302' }), { status: 302, location: '/new/deep' }],
  ['/old', rule({ code: '410', to: '' }), { status: 410, location: null }],
  ['/older', rule({ match: 'prefix' }), { status: 404, location: null }],
])('%s is answered as the team decided', async (path, one, answer) => {
  expect(await answerTo(path, [one])).toEqual(answer);
});

test('the specified redirects win', async () => {
  const rules = [rule({ from: '/insights', match: 'prefix', to: '/elsewhere' })];
  expect(await answerTo('/insights/a-post', rules)).toEqual({ status: 301, location: '/blog/a-post' });
});

test('what was decided holds while the API is away, also for a shell that starts then; nonsense replaces nothing', async () => {
  said = [rule({})];
  expect((await startedCopy()).current).toEqual(said);
  isAway = true;
  expect((await startedCopy()).current).toEqual([rule({})]);
  isAway = false;
  said = [rule({ to: '//evil.example' })];
  expect((await startedCopy()).current).toEqual([rule({})]);
});
