import { readVariables } from '@site/api/platform/configuration/variables';
import { readMinimum } from './releases/RegistryExpiry';

/**
 * The configuration of the shell server, read from the environment and nowhere else: fills in the defaults. Throws one
 * message that names every variable at fault.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const given = readVariables(source, 'shell');
  const isDevelopment = given.DEVELOPMENT === '1';
  return {
    mode: given.SITE_MODE === 'production' ? ('production' as const) : ('local' as const),
    host: given.HOST ?? '127.0.0.1',
    port: Number(given.PORT ?? 3000),
    /** Of the machine alone, unless said otherwise: `HOST` is the site's only. */
    metricsHost: given.METRICS_HOST ?? '127.0.0.1',
    metricsPort: Number(given.SHELL_METRICS_PORT ?? 3002),
    apiOrigin: given.API_ORIGIN ?? 'http://127.0.0.1:3001',
    publicOrigin: new URL(given.PUBLIC_ORIGIN ?? 'http://localhost:3000').origin,
    releaseStore: given.RELEASE_STORE ?? '.data/releases',
    releasePublicKeys: given.RELEASE_PUBLIC_KEYS ?? '',
    minimumSequence: readMinimum(given.RELEASE_MINIMUM_SEQUENCE),
    internalKey: given.INTERNAL_KEY ?? '',
    dataDir: given.DATA_DIR ?? '.data',
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL ?? 'info',
    renderLimitMs: Number(given.RENDER_LIMIT_MS ?? 3_000),
    rules: {
      // What is being written shows at once, its mistakes too: nothing is taken back for a page that fails.
      probationMs: 1_000 * Number(given.RELEASE_PROBATION_SECONDS ?? (isDevelopment ? 0 : 60)),
      probationPages: Number(given.RELEASE_PROBATION_PAGES ?? (isDevelopment ? 0 : 50)),
      windowMs: 1_000 * Number(given.RELEASE_FAULT_SECONDS ?? 60),
      faultPercent: Number(given.RELEASE_FAULT_PERCENT ?? 5),
    },
    /** While developing open tabs load again when something changed. */
    isDevelopment,
  };
}
