import type { Env } from '../platform/configuration/env';
import { parseUrl } from '../platform/contracts/parseUrl';
import type { SectionName } from './contract';
import { initialSettings } from './initial';
import type { SettingsRecord } from './model';
import { parseSocials } from './seedSettings';

/** A warning for a section of the settings. */
export interface Warning {
  section: SectionName;
  text: string;
}

type Known = Pick<
  Env,
  'brand' | 'tagManagerId' | 'frameOrigins' | 'smtpUrl' | 'mailFrom' | 'bookingHookSecrets' | 'indexNowUrl'
>;

/** Whether emails are sent through an external server. */
export function isMailConnected({ smtpUrl }: Pick<Env, 'smtpUrl'>): boolean {
  const host = parseUrl(smtpUrl)?.hostname ?? '';
  return host !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/**
 * Finds differences between environment and settings, and missing connections. The texts contain no secrets.
 */
export function findSettingsWarnings(settings: SettingsRecord, env: Known): Warning[] {
  return [
    ...driftOf(settings, env),
    ...mailOf(settings, env),
    ...hooksOf(settings, env),
    ...indexNowOf(settings, env),
  ];
}

/** The environment only seeds the settings. A difference means that one of the two is out of date. */
function driftOf(settings: SettingsRecord, { brand, tagManagerId, frameOrigins }: Known): Warning[] {
  const { name, phone, email, address, bookingAddress } = initialSettings;
  const pairs: [SectionName, string, current: string, rules: string, unset: string][] = [
    ['brand', 'BRAND_NAME', brand.name, settings.name, name],
    ['brand', 'BRAND_PHONE', brand.phone, settings.phone, phone],
    ['brand', 'BRAND_EMAIL', brand.email, settings.email, email],
    ['brand', 'BRAND_LOCALITY', brand.locality, settings.address.locality, address.locality],
    ['brand', 'BRAND_REGION', brand.region, settings.address.region, address.region],
    ['brand', 'BRAND_POSTAL_CODE', brand.postalCode, settings.address.postalCode, address.postalCode],
    ['presence', 'BRAND_SEAL_IMAGE', brand.sealImage, settings.sealImage ?? '', ''],
    ['presence', 'BRAND_SOCIALS', urlsOf(parseSocials(brand.socials)), urlsOf(settings.socials), ''],
    ['booking', 'BRAND_BOOKING_ADDRESS', brand.bookingAddress, settings.bookingAddress, bookingAddress],
    ['tags', 'TAG_MANAGER_ID', tagManagerId, settings.tagManagerId, ''],
    ['frames', 'FRAME_ORIGINS', frameOrigins.join(', '), (settings.frameOrigins ?? []).join(', '), ''],
  ];
  return pairs
    .filter(([, , current, rules, unset]) => current !== unset && current !== rules)
    .map(([section, variable, current, rules]) => ({
      section,
      text: `${variable} is “${current}”, but this section has ${rules ? `“${rules}”` : 'no value'}. The value saved here is used. The variable only sets the initial value.`,
    }));
}

function mailOf({ email }: SettingsRecord, env: Known): Warning[] {
  if (!isMailConnected(env))
    return [
      {
        section: 'brand',
        text: 'Email isn’t connected. The site’s emails stay in the local mailbox until SMTP_URL names a mail server.',
      },
    ];
  if (domainOf(env.mailFrom) === domainOf(email)) return [];
  return [
    {
      section: 'brand',
      text: `Emails are sent from ${env.mailFrom} (MAIL_FROM), which isn’t on the domain of ${email}. Replies may get lost and sender checks may fail.`,
    },
  ];
}

function hooksOf(
  { bookingProvider }: SettingsRecord,
  { bookingHookSecrets: { cal, calendly } }: Known,
): Warning[] {
  const host = parseUrl(bookingProvider)?.hostname ?? '';
  const missing = [
    { domain: 'cal.com', secret: cal, variable: 'CAL_WEBHOOK_SECRET' },
    { domain: 'calendly.com', secret: calendly, variable: 'CALENDLY_WEBHOOK_SECRET' },
  ].find(({ domain, secret }) => !secret && (host === domain || host.endsWith(`.${domain}`)));
  if (!missing) return [];
  return [
    {
      section: 'booking',
      text: `${missing.variable} isn’t set, so booking reports from ${missing.domain} are rejected and not counted.`,
    },
  ];
}

function indexNowOf({ crawlers }: SettingsRecord, { indexNowUrl }: Known): Warning[] {
  if (!crawlers?.usesIndexNow || indexNowUrl) return [];
  return [
    {
      section: 'crawlers',
      text: 'This site isn’t on https://, so search engines can’t reach it and IndexNow sends nothing.',
    },
  ];
}

const urlsOf = (socials: { url: string }[]) => socials.map(({ url }) => url).join(', ');

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
