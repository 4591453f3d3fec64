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
import { rememberTrafficSource } from './trafficSource';

/**
 * Starts what is measured: everything goes into the data layer, with storage denied unless the visitor agreed.
 * Without a container id, and in a document that may have no tags, no script is ever loaded; where visitors are asked
 * first, or the browser asks on their behalf (Global Privacy Control), only once they agreed to something. Google Ads is
 * loaded, and told of bookings, only where its account and label are set and the visitor agreed to marketing.
 */
export function startAnalytics(settings: Settings, store: Store, mayHaveTags: boolean): void {
  setConsentPolicy(settings.consentPolicy);
  rememberTrafficSource(new URL(location.href), document.referrer);
  startDataLayer({ isDebug: location.origin !== settings.origin });
  const containerId = mayHaveTags ? settings.tagManagerId : '';
  const hasAds = mayHaveTags && Boolean(settings.adsId && settings.adsLabel);
  followConsent(store, (choices) => {
    const hasAgreed = choices?.analytics || choices?.marketing;
    const isAskedFirst = settings.consentMode === 'basic' || hasPrivacySignal();
    if (hasAgreed || !isAskedFirst) loadTagManager(containerId);
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

/** Tells the data layer of every choice, then `onChoice` of it and of there being none yet. */
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
