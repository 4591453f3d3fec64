import http from 'node:http';
import { join } from 'node:path';
import { gentleClose } from '@site/api/gentleClose';
import { createLog } from '@site/api/log';
import { providePages, setServerOrigin } from '../kit/query';
import { AddressReports } from './AddressReports';
import { createApp } from './app';
import { drain } from './drain';
import { readEnv } from './env';
import { HtmlCache } from './htmlCache';
import { limitConnections } from './limitConnections';
import { liveReload } from './liveReload';
import { readPublicKeys } from './manifest';
import { createMetricsServer } from './metrics';
import { publicCopies } from './publicCopies';
import { Releases } from './releases';
import { SitePages } from './SitePages';
import { readShellFiles } from './shellFiles';

/** The shell server: environment, listening, and leaving in good order. */
async function main() {
  const env = readEnv();
  const log = createLog('shell', env.logLevel);
  const folder = join(env.dataDir, 'shell');
  const cache = new HtmlCache();
  const reload = env.isDevelopment ? liveReload() : undefined;
  let isDraining = false;

  setServerOrigin(env.apiOrigin);
  const { apiOrigin, publicOrigin, internalKey } = env;
  const { site, addresses } = publicCopies({
    ...{ apiOrigin, folder, log },
    onChange: () => cache.clear(),
  });
  const releases = new Releases({
    store: env.releaseStore,
    folder,
    keys: readPublicKeys(env.releasePublicKeys),
    log,
    onChange: () => reload?.changed(),
    ...(reload && { everyMs: 100, onRefused: sayRefused }),
  });
  const pages = new SitePages({ releases, addresses });
  providePages(() => pages.current);
  await Promise.all([site.start(), addresses.start(), releases.start()]);
  const reports = new AddressReports({ apiOrigin, internalKey, log });
  reports.start();

  // While developing: the API is another one, and what it answers may be, too.
  if (reload)
    process.on('message', async () => {
      await Promise.all([site.refresh(), addresses.refresh()]);
      cache.clear();
      reload.changed();
    });

  const { handle, isTrusted } = createApp({
    releases,
    site,
    reports,
    pages,
    shell: readShellFiles(join(__dirname, '../web'), reload?.script),
    cache,
    log,
    internalKey,
    apiOrigin,
    publicOrigin,
    publicFolder: join(__dirname, '../public'),
    releaseFolder: join(folder, 'releases'),
    trustProxy: env.trustProxy,
    isDraining: () => isDraining,
  });
  const server = http.createServer(LIMITS, (request, response) =>
    reload?.answers(request, response) ? undefined : handle(request, response),
  );
  server.maxConnections = 2_000;
  limitConnections(server, MOST_CONNECTIONS, isTrusted);
  // Nothing takes this long by itself: whoever reads no more of an answer loses the connection.
  server.timeout = 30_000;
  const gentle = gentleClose(server);
  const metrics = createMetricsServer(releases, cache);
  metrics.on('error', (error) => log.warn({ err: error }, 'no metrics'));
  metrics.listen(env.metricsPort, env.metricsHost);
  server.on('error', fail);
  server.listen(env.port, env.host, () => log.info({ port: env.port }, 'listening'));
  drain(gentle, env.mode, {
    onStart: () => {
      isDraining = true;
      for (const polled of [site, addresses, releases]) polled.stop();
      metrics.close();
    },
    onEnd: () => reports.stop(),
  });
}

const sayRefused = (remote: string, reason: string) =>
  void process.send?.(`the release of ${remote} is refused, the one before stays: ${reason}`);

/** Of one network: the browsers of an office keep some open each. */
const MOST_CONNECTIONS = 400;

const LIMITS: http.ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

main().catch(fail);
