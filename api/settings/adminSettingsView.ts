import type { Env } from '../platform/configuration/env';
import { initialPlan } from './bookingPlan';
import { formatPlan } from './bookingPlanText';
import type { AdminSettings } from './contract';
import { findSettingsWarnings, isMailConnected } from './findSettingsWarnings';
import {
  emptyFacts,
  initialAnalytics,
  initialCrawlers,
  initialLeadSettings,
  initialNewsletterSettings,
  initialPageChecks,
} from './initial';
import type { SettingsRecord } from './model';

/** The default URL prefixes that open in a new tab. */
export const initialPrefixes = ['https://outlook.', 'https://mail.', 'https://webmail.'];

type Sections = Omit<AdminSettings, 'mail' | 'warnings' | 'updatedAt' | 'version'>;

/** Groups the settings by section. */
export function sectionsOf(settings: SettingsRecord): Sections {
  const { name, phone, email, address, socials, sealImage, frameOrigins, booking } = settings;
  const { bookingAddress, bookingProvider, webMailPrefixes, tagManagerId, consentMode, adsPolicy } = settings;
  return {
    brand: { name, phone, email, ...address },
    presence: { socials: socials.map(({ url }) => url), sealImage: sealImage ?? '' },
    facts: { ...emptyFacts, ...settings.facts },
    hours: formatPlan({ ...initialPlan, ...booking }),
    leads: { ...initialLeadSettings, ...settings.leads },
    newsletters: { ...initialNewsletterSettings, ...settings.newsletters },
    booking: { bookingAddress, bookingProvider, webMailPrefixes: webMailPrefixes ?? initialPrefixes },
    tags: { tagManagerId, consentMode },
    ads: { adsId: settings.adsId ?? '', adsLabel: settings.adsLabel ?? '', adsPolicy },
    frames: { frameOrigins: frameOrigins ?? [] },
    generation: { ...initialPageChecks, ...settings.generation },
    crawlers: crawlersOf(settings),
    analytics: { ...initialAnalytics, ...settings.analytics },
  };
}

/** The section without what members don't edit. */
function crawlersOf({ crawlers }: SettingsRecord): AdminSettings['crawlers'] {
  const { indexNowKey: _key, indexNowSince: _since, ...edited } = { ...initialCrawlers, ...crawlers };
  return edited;
}

/** The settings by section, with email status and warnings. */
export function adminSettingsView(settings: SettingsRecord, env: Env): AdminSettings {
  return {
    ...sectionsOf(settings),
    mail: {
      state: isMailConnected(env) ? 'connected' : 'this machine',
      from: env.mailFrom,
      to: env.mailTo,
    },
    warnings: findSettingsWarnings(settings, env),
    updatedAt: (settings.updatedAt ?? new Date(0)).toISOString(),
    version: settings.version,
  };
}
