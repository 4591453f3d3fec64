import type { Env } from '../platform/configuration/env';
import type { SectionName } from './contract';
import { initialSettings } from './initial';
import type { SettingsRecord } from './model';
import { socialsIn } from './seedSettings';

/** Something that a member of the team should know before trusting what a section says. */
export interface Warning {
  section: SectionName;
  text: string;
}

type Known = Pick<
  Env,
  'brand' | 'tagManagerId' | 'frameOrigins' | 'smtpUrl' | 'mailFrom' | 'bookingHookSecrets'
>;

/** Whether mails leave this machine. */
export function isMailConnected({ smtpUrl }: Pick<Env, 'smtpUrl'>): boolean {
  const host = URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname : '';
  return host !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** Where the environment and the settings disagree, and what is not connected. No secret is in any of the words. */
export function warningsOf(settings: SettingsRecord, env: Known): Warning[] {
  return [...driftOf(settings, env), ...mailOf(settings, env), ...hooksOf(settings, env)];
}

/** The environment filled the settings once. What it says today and they do not is one of the two that somebody forgot. */
function driftOf(settings: SettingsRecord, { brand, tagManagerId, frameOrigins }: Known): Warning[] {
  const { name, phone, email, address, bookingAddress } = initialSettings;
  const pairs: [SectionName, string, said: string, rules: string, unset: string][] = [
    ['brand', 'BRAND_NAME', brand.name, settings.name, name],
    ['brand', 'BRAND_PHONE', brand.phone, settings.phone, phone],
    ['brand', 'BRAND_EMAIL', brand.email, settings.email, email],
    ['brand', 'BRAND_LOCALITY', brand.locality, settings.address.locality, address.locality],
    ['brand', 'BRAND_REGION', brand.region, settings.address.region, address.region],
    ['brand', 'BRAND_POSTAL_CODE', brand.postalCode, settings.address.postalCode, address.postalCode],
    ['presence', 'BRAND_SEAL_IMAGE', brand.sealImage, settings.sealImage ?? '', ''],
    ['presence', 'BRAND_SOCIALS', urlsOf(socialsIn(brand.socials)), urlsOf(settings.socials), ''],
    ['booking', 'BRAND_BOOKING_ADDRESS', brand.bookingAddress, settings.bookingAddress, bookingAddress],
    ['tags', 'TAG_MANAGER_ID', tagManagerId, settings.tagManagerId, ''],
    ['frames', 'FRAME_ORIGINS', frameOrigins.join(', '), (settings.frameOrigins ?? []).join(', '), ''],
  ];
  return pairs
    .filter(([, , said, rules, unset]) => said !== unset && said !== rules)
    .map(([section, variable, said, rules]) => ({
      section,
      text: `${variable} says “${said}”, this section ${rules ? `“${rules}”` : 'nothing'}. What is saved here is in force; the variable only filled it at first.`,
    }));
}

function mailOf({ email }: SettingsRecord, env: Known): Warning[] {
  if (!isMailConnected(env))
    return [
      {
        section: 'brand',
        text: 'Mail is not connected: what the site sends stays in the mailbox of this machine until SMTP_URL names a server.',
      },
    ];
  if (domainOf(env.mailFrom) === domainOf(email)) return [];
  return [
    {
      section: 'brand',
      text: `Mails go out from ${env.mailFrom} (MAIL_FROM), which is not of the domain of ${email}: replies and sender checks may go astray.`,
    },
  ];
}

function hooksOf(
  { bookingProvider }: SettingsRecord,
  { bookingHookSecrets: { cal, calendly } }: Known,
): Warning[] {
  const host = URL.canParse(bookingProvider) ? new URL(bookingProvider).hostname : '';
  const missing = [
    { domain: 'cal.com', secret: cal, variable: 'CAL_WEBHOOK_SECRET' },
    { domain: 'calendly.com', secret: calendly, variable: 'CALENDLY_WEBHOOK_SECRET' },
  ].find(({ domain, secret }) => !secret && (host === domain || host.endsWith(`.${domain}`)));
  if (!missing) return [];
  return [
    {
      section: 'booking',
      text: `${missing.variable} is not set: what ${missing.domain} reports about its bookings is refused, and counts nowhere.`,
    },
  ];
}

const urlsOf = (socials: { url: string }[]) => socials.map(({ url }) => url).join(', ');

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
