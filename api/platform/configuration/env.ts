import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLoopback } from '../contracts/endpoint';
import { sealingKeysOf } from '../encryption/sealed';
import { defaultBrand } from './defaultBrand';
import { scannerSocketPath } from './scannerSocketPath';
import { listOf, readVariables } from './variables';

/** The configuration of the API's processes, read from the environment and nowhere else. */
export type Env = ReturnType<typeof readEnv>;

/** Fills in the defaults. Throws a `BadEnvironment` that names every variable at fault. */
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
    /** Where the server that answers pages is reached. */
    shellOrigin: new URL(given.SHELL_ORIGIN ?? publicOrigin).origin,
    isSecure: publicOrigin.startsWith('https:'),
    mongoUrl: given.MONGO_URL as string,
    smtpUrl: given.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    mailFrom: given.MAIL_FROM ?? defaultBrand.email,
    /** A mail whose sending a dead process began is sent again after this time. */
    outboxLeaseMs: 1000 * Number(given.OUTBOX_LEASE_SECONDS ?? 30),
    mailTo: given.MAIL_TO ?? adminEmail,
    sessionSecret: given.SESSION_SECRET ?? storedSecret(join(dataDir, 'secrets', 'session')),
    /** What the lines of the audit log are sealed with; those after the first are former ones. */
    auditKeys: listOf(given.AUDIT_KEY ?? storedSecret(join(dataDir, 'secrets', 'audit'))),
    /** What is kept in the database and must not be read there is sealed with these. */
    sealingKeys: sealingKeysOf(
      given.SEALING_KEYS ?? `1:${storedSecret(join(dataDir, 'secrets', 'sealing'))}`,
    ),
    /** A database of its own and an address of this machine: no second factor is insisted on. */
    isLocalStack: !isProduction && given.EMBEDDED_DATABASE === 'yes' && isLoopback(publicOrigin),
    passwordCost: given.PASSWORD_COST === 'lowest' ? ('lowest' as const) : ('full' as const),
    trustProxy: given.TRUST_PROXY ?? '',
    internalKey: given.INTERNAL_KEY ?? '',
    adminEmail,
    adminPassword: given.ADMIN_PASSWORD ?? lineIn(given.ADMIN_PASSWORD_FILE),
    tagManagerId: given.TAG_MANAGER_ID ?? '',
    frameOrigins: listOf(given.FRAME_ORIGINS),
    logLevel: given.LOG_LEVEL ?? 'info',
    dataDir,
    breachListUrl: given.BREACH_LIST_URL ?? 'https://api.pwnedpasswords.com/range/',
    /** What booking services sign their calls with; without one its calls are refused. */
    bookingHookSecrets: {
      cal: given.CAL_WEBHOOK_SECRET ?? '',
      calendly: given.CALENDLY_WEBHOOK_SECRET ?? '',
    },
    /** How long a stopping process may finish what it began. */
    drainSeconds: isProduction ? 20 : 7,
    /** Where the scanner listens. */
    scannerSocket: scannerSocketPath(given),
    /** Domains that the scanner of a local stack knows by itself. */
    demonstrationDomains: isProduction ? [] : listOf(given.DEMONSTRATION_DOMAINS),
    brand: brandOf(given),
  };
}

/** A secret made up once and kept on this machine, so that sessions outlive a restart. */
export function storedSecret(file: string): string {
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
  };
}

/** What a file says; nothing where there is none, as once its reader no longer needs it. */
function lineIn(file: string | undefined): string | undefined {
  if (!file || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').trim() || undefined;
}
