import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GracefulShutdown, gracefulShutdown } from '@site/api/platform/operations/gracefulShutdown';
import { exampleSite } from '@site/api/siteData/example';
import { pino } from 'pino';
import { type AppOptions, createApp } from '../server/app';
import type { CachedPage } from '../server/cache/PageStore';
import { createPublicServer } from '../server/http/createPublicServer';
import { type ApiStub, startApiStub } from './apiStub';

const page: CachedPage = {
  status: 200,
  etag: 'W/"one"',
  policy: "default-src 'self'",
  isCacheable: true,
  bodies: { identity: Buffer.from('page'), gzip: Buffer.from('page'), br: Buffer.from('page') },
};

export interface ShellServer {
  url: string;
  api: ApiStub;
  server: Server;
  gracefulClose: GracefulShutdown;
  /** The cache keys that were looked up. */
  cacheKeys: string[];
  close: () => Promise<void>;
}

/** Starts the shell's server in this process, with an API stub. All its pages are the same. */
export async function startShellServer(
  handler: RequestListener,
  trustProxy: string | undefined = 'loopback',
): Promise<ShellServer> {
  const api = await startApiStub(handler);
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const cacheKeys: string[] = [];
  const options = {
    releases: {
      snapshot: { id: 'one', routes: [{ path: '/', expose: '', remote: '' }] },
      isLive: true,
      served: new Map(),
    },
    site: { current: exampleSite({}) },
    reports: { countRedirect: () => undefined, countNotFound: () => undefined },
    pages: { current: [], hidden: [] },
    shell: { folder, scripts: [], integrity: {} },
    cache: {
      getCached: () => undefined,
      get: async (key: string) => {
        cacheKeys.push(key);
        return page;
      },
    },
    log: pino({ level: 'silent' }),
    apiOrigin: api.origin,
    internalKey: 'key',
    publicOrigin: 'https://site.example',
    publicFolder: folder,
    releaseFolder: folder,
    trustProxy,
    isDraining: () => false,
  };
  const { handle, isTrusted } = createApp(options as unknown as AppOptions);
  const server = createPublicServer(handle, isTrusted, 3_000);
  const closing = gracefulShutdown(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    api,
    server,
    gracefulClose: closing,
    cacheKeys,
    async close() {
      server.closeAllConnections();
      server.close();
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}
