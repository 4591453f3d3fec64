import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { gentleClose } from '@site/api/gentleClose';
import { createLog } from '@site/api/log';
import { providePages, setServerOrigin } from '../kit/query';
import { AddressReports } from './AddressReports';
import { createApp } from './app';
import { drain } from './drain';
import { readEnv } from './env';
import { HtmlCache } from './htmlCache';
import { liveReload } from './liveReload';
import { readPublicKeys } from './manifest';
import { createMetricsServer } from './metrics';
import { handPreviewsOn } from './preview';
import { publicCopies } from './publicCopies';
import { publicServer } from './publicServer';
import { Releases } from './releases';
import { render } from './render';
import { SearchIndex } from './SearchIndex';
import { SitePages } from './SitePages';
import { readShellFiles } from './shellFiles';
import { CardDrawer } from './social/CardDrawer';
import { drawingReader } from './social/drawingReader';
import { keptPictures } from './social/keptPictures';

/** The shell server: environment, listening, and leaving in good order. */
async function main() {
  // Left alone the heap grows to three times what is in use before it is cleared: memory for garbage alone.
  setFlagsFromString('--heap-growing-percent=40');
  const env = readEnv();
  const log = createLog('shell', env.logLevel);
  const folder = join(env.dataDir, 'shell');
  const cache = new HtmlCache();
  const reload = env.isDevelopment ? liveReload() : undefined;
  let isDraining = false;

  setServerOrigin(env.apiOrigin);
  const { apiOrigin, publicOrigin, internalKey } = env;
  handPreviewsOn(internalKey);
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

  const shell = readShellFiles(join(__dirname, '../web'), reload?.script);
  const search = new SearchIndex({
    pages,
    releases,
    documentOf: async (url) => {
      const { html, mayKeep } = await render({ url, snapshot: releases.snapshot, shell, site, publicOrigin });
      return mayKeep ? html : undefined;
    },
  });
  const releaseFolder = join(folder, 'releases');
  const drawer = new CardDrawer(join(__dirname, 'social.cjs'));
  const { handle, isTrusted } = createApp({
    readDrawing: drawingReader({ assets: shell.folder, releases: releaseFolder, apiOrigin }),
    pictureOf: keptPictures(join(folder, 'social'), (card) => drawer.draw(card)),
    releases,
    site,
    reports,
    ...{ pages, search, shell },
    cache,
    log,
    internalKey,
    apiOrigin,
    publicOrigin,
    publicFolder: join(__dirname, '../public'),
    releaseFolder,
    trustProxy: env.trustProxy,
    isDraining: () => isDraining,
  });
  const server = publicServer(
    (request, response) => (reload?.answers(request, response) ? undefined : handle(request, response)),
    isTrusted,
  );
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

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

main().catch(fail);
