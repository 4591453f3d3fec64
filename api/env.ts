import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initialSettings } from './resources/settings/initial';
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
    mongoUrl: given.MONGO_URL ?? 'mongodb://127.0.0.1:27117/site?replicaSet=site',
    smtpUrl: given.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    mailFrom: given.MAIL_FROM ?? initialSettings.email,
    mailTo: given.MAIL_TO ?? adminEmail,
    sessionSecret: given.SESSION_SECRET ?? keptSecret(join(dataDir, 'secrets', 'session')),
    trustProxy: given.TRUST_PROXY ?? '',
    internalKey: given.INTERNAL_KEY ?? '',
    adminEmail,
    adminPassword: given.ADMIN_PASSWORD,
    tagManagerId: given.TAG_MANAGER_ID ?? '',
    frameOrigins: listOf(given.FRAME_ORIGINS),
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
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return secret;
  }
}

function brandOf(given: Record<string, string | undefined>) {
  const { name, phone, email, address, bookingAddress } = initialSettings;
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
