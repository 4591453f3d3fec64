import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLoopback } from '../contracts/endpoint';
import { parseSealingKeys } from '../encryption/seal';
import { defaultBrand } from './defaultBrand';
import { isReachable } from './isReachable';
import { scannerSocketPath } from './scannerSocketPath';
import { parseList, readVariables } from './variables';

/** The configuration of the API's processes, read only from the environment. */
export type Env = ReturnType<typeof readEnv>;

/** Applies the defaults. Throws an `InvalidEnvironmentError` that names all invalid variables. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = readVariables(source, 'api');
  const isProduction = given.SITE_MODE === 'production';
  const dataDir = given.DATA_DIR ?? join(process.cwd(), '.data');
  const adminEmail = given.ADMIN_EMAIL ?? 'owner@emberline.example';
  const publicOrigin = new URL(given.PUBLIC_ORIGIN ?? 'http://localhost:3000').origin;
  return {
    isProduction,
    host: given.API_HOST ?? '127.0.0.1',
    port: Number(given.API_PORT ?? 3001),
    metricsHost: given.METRICS_HOST ?? '127.0.0.1',
    metricsPort: Number(given.API_METRICS_PORT ?? 3003),
    publicOrigin,
    /** The address of the shell server. */
    isSecure: publicOrigin.startsWith('https:'),
    mongoUrl: given.MONGO_URL as string,
    smtpUrl: given.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    mailFrom: given.MAIL_FROM ?? defaultBrand.email,
    /** After this time another process retries an email that a crashed process was sending. */
    outboxLeaseMs: 1000 * Number(given.OUTBOX_LEASE_SECONDS ?? 30),
    /** How often frequent background jobs run at most. */
    jobPollMs: 1000 * Number(given.JOB_POLL_SECONDS ?? 1),
    /** Whether the API requests the site's pages to check them for the sitemap and the page inventory. */
    hasPageChecks: given.PAGE_CHECKS !== 'off',
    mailTo: given.MAIL_TO ?? adminEmail,
    sessionSecret: given.SESSION_SECRET ?? readOrCreateSecret(join(dataDir, 'secrets', 'session')),
    /** Keys that sign audit entries. The first one is current. */
    auditKeys: parseList(given.AUDIT_KEY ?? readOrCreateSecret(join(dataDir, 'secrets', 'audit'))),
    /** Keys that encrypt secrets in the database. */
    sealingKeys: parseSealingKeys(
      given.SEALING_KEYS ?? `1:${readOrCreateSecret(join(dataDir, 'secrets', 'sealing'))}`,
    ),
    /** A local stack with its own database requires no second factor. */
    isLocalStack: !isProduction && given.EMBEDDED_DATABASE === 'yes' && isLoopback(publicOrigin),
    passwordCost: given.PASSWORD_COST === 'lowest' ? ('lowest' as const) : ('full' as const),
    /** Multiplies the time limits of requests and renderings. */
    timeoutFactor: given.TIME_LIMITS === 'long' ? 5 : 1,
    trustProxy: given.TRUST_PROXY ?? '',
    internalKey: given.INTERNAL_KEY ?? '',
    adminEmail,
    adminPassword: given.ADMIN_PASSWORD ?? lineIn(given.ADMIN_PASSWORD_FILE),
    tagManagerId: given.TAG_MANAGER_ID ?? '',
    frameOrigins: parseList(given.FRAME_ORIGINS),
    logLevel: given.LOG_LEVEL ?? 'info',
    dataDir,
    breachListUrl: given.BREACH_LIST_URL ?? 'https://api.pwnedpasswords.com/range/',
    /** Secrets of the booking services' webhooks. Without one, its calls are rejected. */
    bookingHookSecrets: {
      cal: given.CAL_WEBHOOK_SECRET ?? '',
      calendly: given.CALENDLY_WEBHOOK_SECRET ?? '',
    },
    /** What signs the delivery reports of email services. Without it, their reports are rejected. */
    deliveryReportKeys: {
      postmark: given.POSTMARK_WEBHOOK_SECRET ?? '',
      mailgun: given.MAILGUN_WEBHOOK_SECRET ?? '',
      sendgrid: given.SENDGRID_WEBHOOK_KEY ?? '',
      /** ARN of the topic. */
      ses: given.SES_TOPIC_ARN ?? '',
    },
    /** A server on this machine that stands in for Amazon SNS; empty for the real one. */
    snsOrigin: isProduction ? '' : (given.SNS_ORIGIN ?? ''),
    /** How names of servers outside are resolved; by the system where nothing is set. */
    dns: { overHttps: given.DNS_OVER_HTTPS, servers: given.DNS_SERVERS },
    /** How long running requests may take during shutdown. */
    drainSeconds: isProduction ? 20 : 7,
    /** The scanner's socket. */
    scannerSocket: scannerSocketPath(given),
    /** Sample domains that the scanner of a local stack answers itself. */
    demonstrationDomains: isProduction ? [] : parseList(given.DEMONSTRATION_DOMAINS),
    /** Where HubSpot is called: its own address, or a demo portal on this machine. */
    hubspotOrigin: given.HUBSPOT_ORIGIN ?? 'https://api.hubapi.com',
    hubspotVersion: given.HUBSPOT_VERSION ?? 'v3',
    /** A server on this machine that stands in for Google's and Microsoft's calendars; empty for the real ones. */
    calendarsOrigin: isProduction ? '' : (given.CALENDARS_ORIGIN ?? ''),
    /** A server on this machine that stands in for Google Search Console; empty for the real one. */
    searchConsoleOrigin: isProduction ? '' : (given.SEARCH_CONSOLE_ORIGIN ?? ''),
    /** Where search engines are told of changed pages; empty for a site that they can't reach. */
    indexNowUrl: given.INDEXNOW_URL ?? (isReachable(publicOrigin) ? 'https://api.indexnow.org/indexnow' : ''),
    brand: brandOf(given),
  };
}

/** Reads a secret, or generates and stores it, so that sessions survive a restart. */
export function readOrCreateSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const secret = randomBytes(32).toString('base64url');
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return secret;
  }
}

function brandOf(given: Record<string, string | undefined>) {
  const { name, phone, email, address, bookingAddress } = defaultBrand;
  return {
    name: given.BRAND_NAME ?? name,
    phone: given.BRAND_PHONE ?? phone,
    email: given.BRAND_EMAIL ?? email,
    locality: given.BRAND_LOCALITY ?? address.locality,
    region: given.BRAND_REGION ?? address.region,
    postalCode: given.BRAND_POSTAL_CODE ?? address.postalCode,
    socials: given.BRAND_SOCIALS ?? '',
    sealImage: given.BRAND_SEAL_IMAGE ?? '',
    bookingAddress: given.BRAND_BOOKING_ADDRESS ?? bookingAddress,
    /** Whether the address of the office was set, and is not the default. */
    hasAddress: Boolean(given.BRAND_LOCALITY && given.BRAND_REGION && given.BRAND_POSTAL_CODE),
  };
}

/** The content of a file; undefined without one. */
function lineIn(file: string | undefined): string | undefined {
  if (!file || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').trim() || undefined;
}
