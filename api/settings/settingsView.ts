import parsePhoneNumber from 'libphonenumber-js/min';
import type { Settings } from './contract';
import type { SettingsRecord } from './model';

/** The settings for public pages, with `tel:` and `mailto:` links. */
export function settingsView(settings: SettingsRecord): Settings {
  return {
    ...settings,
    sealImage: settings.sealImage || null,
    adsId: settings.adsId ?? '',
    adsLabel: settings.adsLabel ?? '',
    isFramable: Boolean(settings.frameOrigins?.length),
    countsClicks: Boolean(settings.newsletters?.countsClicks),
    phoneHref: `tel:${parsePhoneNumber(settings.phone, 'US')?.number ?? settings.phone.replace(/[^+\d]/g, '')}`,
    emailHref: `mailto:${settings.email}`,
  };
}
