import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { define, optional, type Struct, type } from 'superstruct';

/** The configuration of the API's processes, read from the environment and nowhere else. */
export type Env = ReturnType<typeof readEnv>;

/** Says every bad variable at once. */
export class BadEnvironment extends Error {}

/** Checks the variables and fills in the defaults. Production must name its database, mail server and secret. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const problems = problemsOf(given);
  if (problems.length) throw new BadEnvironment(`The configuration is not complete:\n${problems.join('\n')}`);
  const isProduction = given.SITE_MODE === 'production';
  const dataDir = given.DATA_DIR ?? join(process.cwd(), '.data');
  const adminEmail = given.ADMIN_EMAIL ?? 'owner@emberline.example';
  const publicOrigin = new URL(given.PUBLIC_ORIGIN ?? 'http://localhost:3000').origin;
  return {
    isProduction,
    host: given.HOST ?? '127.0.0.1',
    port: Number(given.API_PORT ?? 3001),
    metricsPort: Number(given.METRICS_PORT ?? 3003),
    publicOrigin,
    isSecure: publicOrigin.startsWith('https:'),
    mongoUrl: given.MONGO_URL ?? 'mongodb://127.0.0.1:27117/site?replicaSet=site',
    smtpUrl: given.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    mailFrom: given.MAIL_FROM ?? 'hello@emberline.example',
    mailTo: given.MAIL_TO ?? adminEmail,
    sessionSecret: given.SESSION_SECRET ?? keptSecret(join(dataDir, 'secrets', 'session')),
    trustProxy: given.TRUST_PROXY ?? '',
    internalKey: given.INTERNAL_KEY ?? '',
    adminEmail,
    adminPassword: given.ADMIN_PASSWORD,
    tagManagerId: given.TAG_MANAGER_ID ?? '',
    logLevel: given.LOG_LEVEL ?? 'info',
    dataDir,
    breachListUrl: given.BREACH_LIST_URL ?? 'https://api.pwnedpasswords.com/range/',
    /** How long a stopping process may finish what it began. */
    drainSeconds: isProduction ? 20 : 7,
    brand: brandOf(given),
  };
}

/** A secret made up once and kept on this machine, so that sessions outlive a restart. */
export function keptSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const secret = randomBytes(32).toString('base64url');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return secret;
  }
}

function brandOf(given: Record<string, string | undefined>) {
  return {
    name: given.BRAND_NAME ?? 'Emberline',
    phone: given.BRAND_PHONE ?? '(512) 555-0100',
    email: given.BRAND_EMAIL ?? 'hello@emberline.example',
    locality: given.BRAND_LOCALITY ?? 'Round Rock',
    region: given.BRAND_REGION ?? 'TX',
    postalCode: given.BRAND_POSTAL_CODE ?? '78665',
    socials: given.BRAND_SOCIALS ?? '',
    sealImage: given.BRAND_SEAL_IMAGE ?? '',
    bookingAddress:
      given.BRAND_BOOKING_ADDRESS ?? 'https://outlook.office.com/book/emberline@emberline.example/',
  };
}

const port = rule(
  'a port number from 1 to 65535',
  (value) => /^\d+$/.test(value) && +value > 0 && +value < 65536,
);
const web = rule('an address that begins with http:// or https://', (value) =>
  isUrl(value, 'https:', 'http:'),
);
const mail = rule('a mail address', (value) => /^[^\s@]+@[^\s@]+$/.test(value));

const Variables = type({
  SITE_MODE: optional(rule('local or production', (value) => ['local', 'production'].includes(value))),
  API_PORT: optional(port),
  METRICS_PORT: optional(port),
  PUBLIC_ORIGIN: optional(web),
  MONGO_URL: optional(rule('a mongodb:// address', (value) => /^mongodb(\+srv)?:\/\/./.test(value))),
  SMTP_URL: optional(rule('an smtp:// or smtps:// address', (value) => isUrl(value, 'smtp:', 'smtps:'))),
  MAIL_FROM: optional(mail),
  MAIL_TO: optional(mail),
  ADMIN_EMAIL: optional(mail),
  ADMIN_PASSWORD: optional(
    rule('12 to 128 characters', (value) => value.length >= 12 && value.length <= 128),
  ),
  SESSION_SECRET: optional(rule('at least 32 characters', (value) => value.length >= 32)),
  INTERNAL_KEY: optional(rule('at least 32 characters', (value) => value.length >= 32)),
  TRUST_PROXY: optional(rule('loopback, a number of hops or a list of addresses', isTrust)),
  TAG_MANAGER_ID: optional(
    rule('a container such as GTM-ABC123', (value) => /^[A-Z]+-[A-Z0-9]+$/.test(value)),
  ),
  LOG_LEVEL: optional(
    rule('one of fatal, error, warn, info, debug, trace, silent', (value) =>
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(value),
    ),
  ),
  BREACH_LIST_URL: optional(web),
  BRAND_EMAIL: optional(mail),
  BRAND_BOOKING_ADDRESS: optional(web),
});

function problemsOf(given: Record<string, string | undefined>): string[] {
  const [error] = Variables.validate(given);
  const wrong = error?.failures().map(({ path, message }) => `  ${path[0]} must be ${message}`) ?? [];
  if (given.SITE_MODE !== 'production') return wrong;
  const needed = ['MONGO_URL', 'SMTP_URL', 'SESSION_SECRET', 'PUBLIC_ORIGIN'];
  return [
    ...wrong,
    ...needed.filter((name) => !given[name]).map((name) => `  ${name} must be set in production`),
  ];
}

function rule(needs: string, isFine: (value: string) => boolean): Struct<string, null> {
  return define<string>('variable', (value) => (typeof value === 'string' && isFine(value)) || needs);
}

function isTrust(value: string): boolean {
  if (/^\d{1,2}$/.test(value)) return true;
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  return value
    .split(',')
    .every((part) => names.includes(part.trim()) || isIP(part.trim().split('/')[0] ?? '') > 0);
}

function isUrl(value: string, ...protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
