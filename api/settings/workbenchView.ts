import type { Env } from '../platform/configuration/env';
import { initialPlan } from './bookingPlan';
import type { SettingsDesk } from './contract';
import type { SettingsRecord } from './model';
import { planText } from './planText';
import { isMailConnected, warningsOf } from './warningsOf';

/** What opens a new tab where the settings say nothing else. */
export const initialPrefixes = ['https://outlook.', 'https://mail.', 'https://webmail.'];

type Sections = Omit<SettingsDesk, 'mail' | 'warnings' | 'updatedAt' | 'version'>;

/** The settings by the sections they are saved in. */
export function sectionsOf(settings: SettingsRecord): Sections {
  const { name, phone, email, address, socials, sealImage, frameOrigins, booking } = settings;
  const { bookingAddress, bookingProvider, webMailPrefixes, tagManagerId, consentMode, adsPolicy } = settings;
  return {
    brand: { name, phone, email, ...address },
    presence: { socials: socials.map(({ url }) => url), sealImage: sealImage ?? '' },
    hours: planText({ ...initialPlan, ...booking }),
    booking: { bookingAddress, bookingProvider, webMailPrefixes: webMailPrefixes ?? initialPrefixes },
    tags: { tagManagerId, consentMode },
    ads: { adsId: settings.adsId ?? '', adsLabel: settings.adsLabel ?? '', adsPolicy },
    frames: { frameOrigins: frameOrigins ?? [] },
  };
}

/** The same with what the team should know about them. */
export function workbenchView(settings: SettingsRecord, env: Env): SettingsDesk {
  return {
    ...sectionsOf(settings),
    mail: {
      state: isMailConnected(env) ? 'connected' : 'this machine',
      from: env.mailFrom,
      to: env.mailTo,
    },
    warnings: warningsOf(settings, env),
    updatedAt: (settings.updatedAt ?? new Date(0)).toISOString(),
    version: settings.version,
  };
}
