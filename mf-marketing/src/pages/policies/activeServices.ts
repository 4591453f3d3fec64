import type { ConsentChoices, Settings } from '@site/shell/kit';
import { content } from './content/cookie-preferences';

const { parts } = content.runs;

/** A service that may run or store data, whether it would, and why. */
export interface ActiveService {
  name: string;
  isOn: boolean;
  why: string;
}

/** The services that run on a public page with a choice, on this website and in this browser. */
export function activeServices(
  { analytics, marketing }: ConsentChoices,
  { tagManagerId, consentMode, adsId }: Pick<Settings, 'tagManagerId' | 'consentMode' | 'adsId'>,
  hasPrivacySignal: boolean,
): ActiveService[] {
  const { necessary, count, origin, browser, tag, ads } = parts;
  const hasAgreed = analytics || marketing;
  const needsConsent = consentMode === 'basic' || hasPrivacySignal;
  const loaded = hasAgreed ? tag.yes : needsConsent ? tag.asked : tag.denied;
  const ofTag = (part: typeof parts.analytics, tagId: string, mayRun: boolean): ActiveService => ({
    name: part.name,
    isOn: Boolean(tagId) && mayRun,
    why: tagId ? (mayRun ? part.yes : part.no) : part.none,
  });
  return [
    { name: necessary.name, isOn: true, why: necessary.yes },
    { name: count.name, isOn: analytics, why: analytics ? count.yes : count.no },
    { name: origin.name, isOn: analytics, why: analytics ? origin.yes : origin.no },
    { name: browser.name, isOn: analytics, why: analytics ? browser.yes : browser.no },
    {
      name: tag.name,
      isOn: Boolean(tagManagerId) && (hasAgreed || !needsConsent),
      why: tagManagerId ? loaded : tag.none,
    },
    ofTag(ads, adsId, marketing),
    ofTag(parts.analytics, tagManagerId, analytics),
    ofTag(parts.marketing, tagManagerId || adsId, marketing),
  ];
}
