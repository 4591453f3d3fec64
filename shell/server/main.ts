import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLogger } from '@site/api/platform/operations/createLogger';
import { gracefulShutdown } from '@site/api/platform/operations/gracefulShutdown';
import type { Logger } from 'pino';
import { createApp } from './app';
import { HtmlCache } from './cache/HtmlCache';
import { publicData } from './cache/publicData';
import { drain } from './drain';
import { readEnv } from './env';
import { createPublicServer } from './http/createPublicServer';
import { Prober } from './liveReleases/Prober';
import type { Withdrawal } from './liveReleases/ReleaseHistory';
import { Releases } from './liveReleases/Releases';
import { RollbackReports } from './liveReleases/RollbackReports';
import { liveReload } from './liveReload';
import { createMetricsServer } from './monitoring/metrics';
import { readPublicKeys } from './releases/manifest';
import { SitePages } from './releases/SitePages';
import { findComposed } from './render/findComposed';
import { readShellFiles } from './render/shellFiles';
import type { RenderJob } from './render/threads/messages';
import { AddressReports } from './routing/AddressReports';
import { publicAddresses } from './routing/staticFiles';
import { SearchIndex } from './search/SearchIndex';
import { PageAddressReports } from './seo/PageAddressReports';
import { CardRenderer } from './socialImages/CardRenderer';
import { illustrationReader } from './socialImages/illustrationReader';
import { socialImageCache } from './socialImages/socialImageCache';

/** A new release may take long to load: the live one serves meanwhile. */
const LOAD_LIMIT_MS = 20_000;

/** Starts the shell server and shuts it down gracefully. */
async function main() {
  // By default the heap grows to three times its live size before it is collected.
  setFlagsFromString('--heap-growing-percent=40');
  const env = readEnv();
  const log = createLogger('shell', env.logLevel);
  const folder = join(env.dataDir, 'shell');
  const cache = new HtmlCache();
  const reload = env.isDevelopment ? liveReload() : undefined;
  let isDraining = false;

  const { apiOrigin, publicOrigin, internalKey } = env;
  const { site, addresses, sitemap, seo, composed } = publicData({
    apiOrigin,
    folder,
    log,
    onChange: () => cache.clear(),
  });
  const shell = readShellFiles(join(__dirname, '../web'), reload?.script);
  exitOnUncaught(log);
  const releases = new Releases({
    store: env.releaseStore,
    folder,
    keys: readPublicKeys(env.releasePublicKeys),
    log,
    rules: env.rules,
    minimumSequence: env.minimumSequence,
    rendering: {
      file: join(__dirname, 'thread.cjs'),
      settings: {
        apiOrigin,
        publicOrigin,
        internalKey,
        // A second of the usual three: without an answer by then, a page says that it could not be loaded.
        loaderBudgetMs: env.renderLimitMs / 3,
        shell: { scripts: shell.scripts, integrity: shell.integrity },
      },
      data: {
        get site() {
          return site.current;
        },
        get addresses() {
          return addresses.current;
        },
        get seo() {
          return seo.current;
        },
      },
      limitMs: env.renderLimitMs,
      loadLimitMs: LOAD_LIMIT_MS,
    },
    onChange: () => reload?.changed(),
    ...(reload && { everyMs: 100, onRejected: reportRejection, onWithdrawn: reportRollback }),
  });
  const pages = new SitePages({ releases, addresses });
  const render = (job: RenderJob) =>
    releases.threads.render({ ...job, composed: findComposed(composed.current, job.url) });
  await Promise.all([
    site.start(),
    addresses.start(),
    sitemap.start(),
    seo.start(),
    composed.start(),
    releases.start(),
  ]);
  const reports = new AddressReports({ apiOrigin, internalKey, log });
  reports.start();

  // In development the supervisor reports a new API build, whose data may differ.
  if (reload)
    process.on('message', async () => {
      await Promise.all([site.refresh(), addresses.refresh(), seo.refresh(), composed.refresh()]);
      cache.clear();
      reload.changed();
    });

  const prober = new Prober({ releases, addresses, render });
  prober.start();
  const withdrawals = new RollbackReports({ history: releases.history, apiOrigin, internalKey, log });
  withdrawals.start();
  const publicFolder = join(__dirname, '../public');
  const pageReports = new PageAddressReports({
    pages,
    publicFiles: publicAddresses(publicFolder),
    publicOrigin,
    apiOrigin,
    internalKey,
    log,
  });
  pageReports.start();
  const search = new SearchIndex({
    pages,
    releases,
    documentOf: async (url) => {
      const { html, isCacheable } = await render({ url });
      return isCacheable ? html : undefined;
    },
  });
  const releaseFolder = join(folder, 'releases');
  const drawer = new CardRenderer(join(__dirname, 'social.cjs'));
  const { handle, isTrusted } = createApp({
    readIllustration: illustrationReader({ assets: shell.folder, releases: releases.files, apiOrigin }),
    socialImage: socialImageCache(join(folder, 'social'), (card) => drawer.render(card)),
    releases,
    site,
    sitemap,
    reports,
    pages,
    search,
    shell,
    render,
    cache,
    log,
    internalKey,
    apiOrigin,
    publicOrigin,
    publicFolder,
    releaseFolder,
    trustProxy: env.trustProxy,
    isDraining: () => isDraining,
  });
  const server = createPublicServer(
    (request, response) => (reload?.handle(request, response) ? undefined : handle(request, response)),
    isTrusted,
    env.renderLimitMs,
  );
  const gracefulServer = gracefulShutdown(server);
  const metrics = createMetricsServer(releases, cache);
  metrics.on('error', (error) => log.warn({ err: error }, 'metrics server failed'));
  metrics.listen(env.metricsPort, env.metricsHost);
  server.on('error', fail);
  server.listen(env.port, env.host, () => log.info({ port: env.port }, 'listening'));
  drain(gracefulServer, env.mode, {
    onStart: () => {
      isDraining = true;
      for (const running of [site, addresses, sitemap, seo, releases, prober, withdrawals, pageReports])
        running.stop();
      metrics.close();
    },
    onEnd: () => reports.stop(),
  });
}

const reportRejection = (remote: string, reason: string) =>
  void process.send?.(`${remote}: the new release was rejected, the previous one stays live: ${reason}`);

const reportRollback = ({ remote, to, reason }: Withdrawal) =>
  void process.send?.(`${remote}: the release was rolled back to ${to ?? 'none'}: ${reason}`);

/**
 * An uncaught error in this thread is a fault of the shell itself, since releases run in threads of their own. It ends
 * the process, which the supervisor starts again.
 */
function exitOnUncaught(log: Logger) {
  const exit = (err: unknown) => {
    log.fatal({ err }, 'uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', exit);
  process.on('unhandledRejection', exit);
}

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

main().catch(fail);
