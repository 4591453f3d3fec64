import type { AdminSettings, BusinessFacts, Settings } from './contract';
import {
  emptyFacts,
  initialAnalytics,
  initialCrawlers,
  initialLeadSettings,
  initialNewsletterSettings,
  initialPageChecks,
  initialSettings,
} from './initial';

export function exampleSettings(part: Partial<Settings> = {}): Settings {
  return { ...initialSettings, ...part };
}

export function exampleFacts(part: Partial<BusinessFacts> = {}): BusinessFacts {
  return {
    officeHours:
      'Monday 08:00-17:00\nTuesday 08:00-17:00\nWednesday 08:00-17:00\nThursday 08:00-17:00\nFriday 08:00-12:00',
    responseTarget: '15 minutes for urgent tickets',
    startingPrice: '$95 per person per month',
    contractTerm: 'month to month',
    onboardingLength: '30 days',
    monitoring: 'servers and firewalls',
    ...part,
  };
}

/** The settings of a new site, as an owner sees them. */
export function exampleAdminSettings(part: Partial<AdminSettings> = {}): AdminSettings {
  const { name, phone, email, address, bookingAddress, bookingProvider } = initialSettings;
  const { tagManagerId, consentMode, adsPolicy } = initialSettings;
  return {
    brand: { name, phone, email, ...address },
    presence: { socials: [], sealImage: '' },
    facts: emptyFacts,
    hours: {
      hours: 'Monday 09:00-12:00, 13:00-17:00',
      holidays: '2026-12-25 Christmas',
      noticeMinutes: 240,
      bufferMinutes: 15,
      daysAhead: 28,
      step: '30',
      heldAfterAnHour: 6,
      heldAfterPercent: 20,
    },
    leads: initialLeadSettings,
    newsletters: initialNewsletterSettings,
    booking: { bookingAddress, bookingProvider, webMailPrefixes: ['https://outlook.'] },
    tags: { tagManagerId, consentMode },
    ads: { adsId: '', adsLabel: '', adsPolicy },
    frames: { frameOrigins: [] },
    generation: initialPageChecks,
    crawlers: initialCrawlers,
    analytics: initialAnalytics,
    mail: { state: 'connected', from: email, to: 'owner@emberline.example' },
    warnings: [],
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 3,
    ...part,
  };
}
