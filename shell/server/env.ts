import { define, optional, type Struct, type } from 'superstruct';

/**
 * The configuration of the shell server, read from the environment and nowhere else: checks the variables and fills in
 * the defaults. Throws one message that names every bad one.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const [error] = Variables.validate(given);
  const problems = error?.failures().map(({ path, message }) => `  ${path[0]} must be ${message}`) ?? [];
  if (!given.RELEASE_PUBLIC_KEYS) problems.push('  RELEASE_PUBLIC_KEYS must be set');
  if (problems.length) throw new Error(`The configuration is not complete:\n${problems.join('\n')}`);
  return {
    mode: given.SITE_MODE === 'production' ? ('production' as const) : ('local' as const),
    host: given.HOST ?? '127.0.0.1',
    port: Number(given.PORT ?? 3000),
    /** Of the machine alone, unless said otherwise: `HOST` is the site's only. */
    metricsHost: given.METRICS_HOST ?? '127.0.0.1',
    metricsPort: Number(given.METRICS_PORT ?? 3002),
    apiOrigin: given.API_ORIGIN ?? 'http://127.0.0.1:3001',
    publicOrigin: new URL(given.PUBLIC_ORIGIN ?? 'http://localhost:3000').origin,
    releaseStore: given.RELEASE_STORE ?? '.data/releases',
    releasePublicKeys: given.RELEASE_PUBLIC_KEYS ?? '',
    internalKey: given.INTERNAL_KEY ?? '',
    dataDir: given.DATA_DIR ?? '.data',
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL ?? 'info',
    /** While developing open tabs load again when something changed. */
    isDevelopment: given.DEVELOPMENT === '1',
  };
}

const port = rule(
  'a port number from 1 to 65535',
  (value) => /^\d+$/.test(value) && +value > 0 && +value < 65_536,
);
const web = rule(
  'an address that begins with http:// or https://',
  (value) => URL.canParse(value) && /^https?:/.test(value),
);
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const Variables = type({
  SITE_MODE: optional(rule('local or production', (value) => ['local', 'production'].includes(value))),
  PORT: optional(port),
  METRICS_PORT: optional(port),
  API_ORIGIN: optional(web),
  PUBLIC_ORIGIN: optional(web),
  LOG_LEVEL: optional(rule(`one of ${LEVELS.join(', ')}`, (value) => LEVELS.includes(value))),
});

function rule(needs: string, isFine: (value: string) => boolean): Struct<string, null> {
  return define<string>('variable', (value) => (typeof value === 'string' && isFine(value)) || needs);
}
