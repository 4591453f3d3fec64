import { isIP } from 'node:net';
import { define, optional, type Struct, type } from 'superstruct';
import { isLoopback, isWebOrigin } from '../contracts/endpoint';
import { parseUrl } from '../contracts/parseUrl';
import { parseHostName } from '../http/hostName';
import { areKeys, areSealingKeys, isSigningKey } from './areKeys';
import { isTrust } from './isTrust';
import { findTestValues, neededInProduction } from './neededInProduction';
import { parseResolver } from './parseResolver';
import { ofTheMachine, type ProcessName, readBy, type ServerName } from './processVariables';

export type { ProcessName, ServerName } from './processVariables';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Lists all invalid or missing variables, one per line. */
export class InvalidEnvironmentError extends Error {}

/** Picks the variables of a process, so that it receives no other process's secrets. */
export function pickVariables(process: ProcessName, source: Variables): Variables {
  const names = new Set(readBy[process]);
  return Object.fromEntries(
    Object.entries(source).filter(([name]) => names.has(name) || ofTheMachine.test(name)),
  );
}

/**
 * Validates the environment and picks the variables of these processes. Throws an `InvalidEnvironmentError`
 * that lists all problems. An empty variable counts as not set.
 */
export function readVariables(source: Variables, ...processes: ServerName[]): Variables {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const [error] = Variables.validate(given);
  const wrong = error?.failures().map(({ path, message }) => `  ${path[0]} must be ${message}`) ?? [];
  const missing = neededBy(processes, given)
    .filter((name) => given[name] === undefined)
    .map((name) => `  ${name} must be set: ${describe(name)}`);
  const problems = [...wrong, ...findTestValues(given), ...missing].sort();
  if (problems.length)
    throw new InvalidEnvironmentError(
      `The configuration is not complete (see .env.example):\n${problems.join('\n')}`,
    );
  return Object.assign({}, ...processes.map((process) => pickVariables(process, given)));
}

/** Splits a variable at commas. */
export const parseList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function neededBy(processes: ServerName[], given: Variables): string[] {
  const names = new Set<string>();
  if (processes.includes('shell')) names.add('RELEASE_PUBLIC_KEYS');
  // There is no default, because another service could listen at the default address.
  if (processes.includes('api')) names.add('MONGO_URL');
  if (given.SITE_MODE !== 'production') return [...names];
  for (const name of processes.flatMap((process) => neededInProduction[process])) names.add(name);
  // The shell serves plain HTTP. With https visitors connect through a proxy, and without this setting all of
  // them would have the proxy's address.
  const isBehindFront = given.PUBLIC_ORIGIN?.startsWith('https:') ?? true;
  if (processes.includes('shell') && isBehindFront) names.add('TRUST_PROXY');
  return [...names];
}

const port = rule(
  'a port number from 1 to 65535',
  (value) => /^\d{1,5}$/.test(value) && +value > 0 && +value < 65536,
);
const host = rule(
  'an address or a name of this machine',
  (value) => isIP(value) > 0 || /^[a-z\d][a-z\d.-]*$/i.test(value),
);
const isLocal = (value: string) => isLoopback(value) && new URL(value).origin === value;
const localOrigin = rule('an http:// address of this machine', isLocal);
const web = rule('a URL that starts with http:// or https://', (value) => isUrl(value, 'https:', 'http:'));
const mail = rule('an email address', (value) => /^[^\s@]+@[^\s@]+$/.test(value));
const oneOf = (...allowed: string[]) =>
  rule(`one of ${allowed.join(', ')}`, (value) => allowed.includes(value));

const hookSecret = rule('at least 16 characters', (value) => value.length >= 16);

const rules = {
  SITE_MODE: oneOf('local', 'production'),
  HOST: host,
  API_HOST: host,
  METRICS_HOST: host,
  PORT: port,
  API_PORT: port,
  MAILBOX_PORT: port,
  API_METRICS_PORT: port,
  SHELL_METRICS_PORT: port,
  PUBLIC_ORIGIN: web,
  API_ORIGIN: web,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  TRUST_PROXY: rule('loopback, a number of hops or a list of addresses', isTrust),
  RELEASE_STORE: rule(
    'a folder, or an https:// URL (http:// on this machine)',
    (value) => !/^\w+:\/\//.test(value) || isUrl(value, 'https:') || isLoopback(value),
  ),
  RELEASE_PUBLIC_KEYS: rule('Ed25519 public keys in base64, separated by commas', areKeys),
  RELEASE_MINIMUM_SEQUENCE: rule('sequences such as mf_blog:12, separated by commas', (value) =>
    parseList(value).every((part) => /^\w+:\d{1,9}$/.test(part)),
  ),
  RELEASE_PROBATION_SECONDS: integerBetween(0, 86_400),
  RELEASE_PROBATION_PAGES: integerBetween(0, 10_000),
  RELEASE_FAULT_SECONDS: integerBetween(1, 3_600),
  RELEASE_FAULT_PERCENT: integerBetween(1, 100),
  RENDER_LIMIT_MS: integerBetween(500, 60_000),
  // It is sent in a header.
  INTERNAL_KEY: rule('at least 32 characters of ASCII without spaces', (value) =>
    /^[\x21-\x7e]{32,}$/.test(value),
  ),
  SESSION_SECRET: rule('at least 32 characters', (value) => value.length >= 32),
  AUDIT_KEY: rule(
    'keys of at least 32 characters, separated by commas, the one to write with first',
    (value) => value.split(',').every((key) => key.trim().length >= 32),
  ),
  SEALING_KEYS: rule(
    'keys such as 1:BASE64, of 32 bytes each, the newest first, separated by commas',
    areSealingKeys,
  ),
  // Set by the start command when it runs the database itself.
  EMBEDDED_DATABASE: oneOf('yes'),
  // The lowest cost is for tests only.
  PASSWORD_COST: oneOf('full', 'lowest'),
  // Long limits are for tests only, which run on busy machines.
  TIME_LIMITS: oneOf('usual', 'long'),
  MONGO_URL: rule('a mongodb:// URL', (value) => /^mongodb(\+srv)?:\/\/./.test(value)),
  SMTP_URL: rule('an smtp:// or smtps:// URL', (value) => isUrl(value, 'smtp:', 'smtps:')),
  MAIL_FROM: mail,
  MAIL_TO: mail,
  ADMIN_EMAIL: mail,
  BRAND_EMAIL: mail,
  PAGE_CHECKS: oneOf('on', 'off'),
  OUTBOX_LEASE_SECONDS: integerBetween(1, 3_600),
  JOB_POLL_SECONDS: integerBetween(1, 60),
  ADMIN_PASSWORD: rule('12 to 128 characters', (value) => value.length >= 12 && value.length <= 128),
  TAG_MANAGER_ID: rule('a container such as GTM-ABC123', (value) => /^[A-Z]+-[A-Z0-9]+$/.test(value)),
  FRAME_ORIGINS: rule('origins such as https://partner.example, separated by commas', (value) =>
    parseList(value).every(isWebOrigin),
  ),
  CAL_WEBHOOK_SECRET: hookSecret,
  CALENDLY_WEBHOOK_SECRET: hookSecret,
  POSTMARK_WEBHOOK_SECRET: hookSecret,
  MAILGUN_WEBHOOK_SECRET: hookSecret,
  SENDGRID_WEBHOOK_KEY: rule(
    'a verification key of SendGrid: base64 that starts with M',
    (value) => /^M[A-Za-z\d+/]{80,200}={0,2}$/.test(value) && isSigningKey(value),
  ),
  SES_TOPIC_ARN: rule(
    'the ARN of an SNS topic, such as arn:aws:sns:us-east-1:123456789012:bounces',
    (value) => /^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w.-]{1,256}$/.test(value),
  ),
  SNS_ORIGIN: localOrigin,
  BREACH_LIST_URL: web,
  // The operating system allows no longer socket names.
  SCANNER_SOCKET: rule('a path of at most 100 bytes', (value) => Buffer.byteLength(value) <= 100),
  DEMONSTRATION_DOMAINS: rule('names of domains, separated by commas', (value) =>
    parseList(value).every((name) => parseHostName(name) !== undefined),
  ),
  DNS_SERVERS: rule(
    'addresses such as 192.0.2.1 or [2001:db8::1]:5353, separated by commas',
    (value) => parseList(value).length > 0 && parseList(value).every((address) => parseResolver(address)),
  ),
  DNS_OVER_HTTPS: rule('an https:// address', (value) => isUrl(value, 'https:')),
  HUBSPOT_ORIGIN: rule(
    'https://api.hubapi.com or an http:// address of this machine',
    (value) => value === 'https://api.hubapi.com' || isLocal(value),
  ),
  HUBSPOT_VERSION: rule('v3 or a dated version such as 2026-03', (value) => /^(v3|20\d\d-\d\d)$/.test(value)),
  HUBSPOT_DEMO_PORT: port,
  CALENDARS_ORIGIN: localOrigin,
  CALENDARS_DEMO_PORT: port,
  SEARCH_CONSOLE_ORIGIN: localOrigin,
  SEARCH_CONSOLE_DEMO_PORT: port,
  INDEXNOW_URL: web,
  BRAND_BOOKING_ADDRESS: web,
  BRAND_NAME: line('the name of the company', 60),
  BRAND_PHONE: rule('a phone number such as (512) 555-0100', (value) =>
    /^[+(\d][\d\s().-]{6,28}$/.test(value),
  ),
  BRAND_LOCALITY: line('the city of the office', 80),
  BRAND_REGION: line('the state of the office', 40),
  BRAND_POSTAL_CODE: line('the postal code of the office', 12),
};

const Variables = type(
  Object.fromEntries(Object.entries(rules).map(([name, struct]) => [name, optional(struct)])),
);

function describe(name: string): string {
  const [error] = rules[name as keyof typeof rules].validate(undefined);
  return error?.message ?? '';
}

function integerBetween(least: number, most: number): Struct<string, null> {
  const isFine = (value: string) => /^\d{1,6}$/.test(value) && +value >= least && +value <= most;
  return rule(`a whole number from ${least} to ${most}`, isFine);
}

function rule(needs: string, isFine: (value: string) => boolean): Struct<string, null> {
  return define<string>('variable', (value) => (typeof value === 'string' && isFine(value)) || needs);
}

function line(needs: string, most: number): Struct<string, null> {
  const rest = `${needs}, one line of at most ${most} characters`;
  return rule(rest, (value) => /^[^\r\n]*\S[^\r\n]*$/.test(value) && value.length <= most);
}

function isUrl(value: string, ...protocols: string[]): boolean {
  const url = parseUrl(value);
  return url !== undefined && protocols.includes(url.protocol);
}
