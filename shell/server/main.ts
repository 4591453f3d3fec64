import http from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { defaultSettings } from '../kit';
import { setServerOrigin } from '../kit/query';
import { createApp } from './app';
import { drain } from './drain';
import { readEnv } from './env';
import { HtmlCache } from './htmlCache';
import { liveReload } from './liveReload';
import { readPublicKeys } from './manifest';
import { serveMetrics } from './metrics';
import { Releases } from './releases';
import { SettingsSource } from './settingsSource';
import { readShellFiles } from './shellFiles';

/** The shell server: environment, listening, and leaving in good order. */
async function main() {
  const env = readEnv();
  const log = pino({ level: env.LOG_LEVEL, base: { process: 'shell' } });
  const folder = join(env.DATA_DIR, 'shell');
  const cache = new HtmlCache();
  const reload = env.DEVELOPMENT ? liveReload() : undefined;
  let isDraining = false;

  setServerOrigin(env.API_ORIGIN);
  const initial = { ...defaultSettings, origin: env.PUBLIC_ORIGIN };
  const settings = new SettingsSource(initial, env.API_ORIGIN, join(folder, 'settings.json'), () =>
    cache.clear(),
  );
  const releases = new Releases({
    store: env.RELEASE_STORE,
    folder,
    keys: readPublicKeys(env.RELEASE_PUBLIC_KEYS),
    log,
    onChange: () => reload?.changed(),
  });
  await Promise.all([settings.start(), releases.start()]);

  const app = createApp({
    releases,
    settings,
    shell: readShellFiles(join(__dirname, '../web'), reload?.script),
    cache,
    log,
    apiOrigin: env.API_ORIGIN,
    internalKey: process.env.INTERNAL_KEY ?? '',
    publicOrigin: env.PUBLIC_ORIGIN,
    publicFolder: join(__dirname, '../public'),
    releaseFolder: join(folder, 'releases'),
    trustProxy: env.TRUST_PROXY,
    isDraining: () => isDraining,
  });
  const server = http.createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    (request, response) => (reload?.answers(request, response) ? undefined : app(request, response)),
  );
  server.maxConnections = 2_000;
  server.keepAliveTimeout = 30_000;
  const metrics = serveMetrics(env.METRICS_PORT, env.HOST, releases, cache);
  server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT }, 'listening'));
  drain(server, env.SITE_MODE, () => {
    isDraining = true;
    settings.stop();
    releases.stop();
    metrics.close();
  });
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
