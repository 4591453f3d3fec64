import { readVariables } from '@site/api/platform/configuration/variables';
import { parseMinimumSequences } from './releases/RegistryExpiry';

/**
 * The shell server's configuration, read from the environment with defaults filled in. Throws one error that names
 * every invalid variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const variables = readVariables(source, 'shell');
  const isDevelopment = variables.DEVELOPMENT === '1';
  return {
    mode: variables.SITE_MODE === 'production' ? ('production' as const) : ('local' as const),
    host: variables.HOST ?? '127.0.0.1',
    port: Number(variables.PORT ?? 3000),
    /** Local unless set: `HOST` applies to the site only. */
    metricsHost: variables.METRICS_HOST ?? '127.0.0.1',
    metricsPort: Number(variables.SHELL_METRICS_PORT ?? 3002),
    apiOrigin: variables.API_ORIGIN ?? 'http://127.0.0.1:3001',
    publicOrigin: new URL(variables.PUBLIC_ORIGIN ?? 'http://localhost:3000').origin,
    releaseStore: variables.RELEASE_STORE ?? '.data/releases',
    releasePublicKeys: variables.RELEASE_PUBLIC_KEYS ?? '',
    minimumSequence: parseMinimumSequences(variables.RELEASE_MINIMUM_SEQUENCE),
    internalKey: variables.INTERNAL_KEY ?? '',
    dataDir: variables.DATA_DIR ?? '.data',
    trustProxy: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL ?? 'info',
    renderLimitMs: Number(variables.RENDER_LIMIT_MS ?? 3_000),
    rules: {
      // In development a new release goes live at once and is never rolled back.
      probationMs: 1_000 * Number(variables.RELEASE_PROBATION_SECONDS ?? (isDevelopment ? 0 : 60)),
      probationPages: Number(variables.RELEASE_PROBATION_PAGES ?? (isDevelopment ? 0 : 50)),
      windowMs: 1_000 * Number(variables.RELEASE_FAULT_SECONDS ?? 60),
      faultPercent: Number(variables.RELEASE_FAULT_PERCENT ?? 5),
    },
    /** Whether open tabs reload when something changes. */
    isDevelopment,
  };
}
