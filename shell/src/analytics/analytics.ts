import {
  type ConsentChoices,
  clearMarketingCookies,
  hasPrivacySignal,
  onTrack,
  readConsent,
  type Settings,
  setConsentPolicy,
} from '../../kit';
import { consentRead, type Store } from '../../kit/store';
import { pushConsent, pushEvent, startDataLayer } from './dataLayer';
import { loadGoogleAds, pushAdsConversion } from './googleAds';
import { loadTagManager } from './tagManager';
import { recordTrafficSource } from './trafficSource';

/**
 * Starts analytics: events go into the data layer, with storage denied until the visitor agrees. No script loads
 * without a container id or in a document without tags. In basic consent mode, or with Global Privacy Control,
 * scripts load only after consent. Google Ads loads only if its account and label are set and the visitor agreed to
 * marketing.
 */
export function startAnalytics(settings: Settings, store: Store, mayHaveTags: boolean): void {
  setConsentPolicy(settings.consentPolicy);
  recordTrafficSource(new URL(location.href), document.referrer);
  startDataLayer({ isDebug: location.origin !== settings.origin });
  const containerId = mayHaveTags ? settings.tagManagerId : '';
  const hasAds = mayHaveTags && Boolean(settings.adsId && settings.adsLabel);
  followConsent(store, (choices) => {
    const hasAgreed = choices?.analytics || choices?.marketing;
    const needsConsent = settings.consentMode === 'basic' || hasPrivacySignal();
    if (hasAgreed || !needsConsent) loadTagManager(containerId);
    if (hasAds && choices?.marketing) loadGoogleAds(settings);
  });
  const choices = readConsent();
  if (!choices && hasPrivacySignal()) clearMarketingCookies();
  store.dispatch(consentRead(choices));
  onTrack(pushEvent);
  onTrack((word, props) => {
    const mayHear = hasAds && store.getState().consent.choices?.marketing;
    if (mayHear && word === 'google_ads_conversion') pushAdsConversion(settings, props);
  });
}

/** Pushes every consent choice to the data layer and calls `onChoice`, also when there is no choice yet. */
function followConsent(store: Store, onChoice: (choices: ConsentChoices | null) => void): void {
  let known: unknown;
  store.subscribe(() => {
    const { isKnown, choices } = store.getState().consent;
    if (!isKnown || choices === known) return;
    known = choices;
    if (choices) pushConsent('update', choices);
    onChoice(choices ?? null);
  });
}
