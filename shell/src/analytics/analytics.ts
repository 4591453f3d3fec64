import { clearMarketingCookies, hasPrivacySignal, onTrack, readConsent, type Settings } from '../../kit';
import { consentRead, type Store } from '../../kit/store';
import { pushConsent, pushEvent, startDataLayer } from './dataLayer';
import { loadTagManager } from './tagManager';
import { rememberTrafficSource } from './trafficSource';

/**
 * Starts what is measured: everything goes into the data layer, with storage denied unless the visitor agreed.
 * Without a container id no script is ever loaded.
 */
export function startAnalytics(settings: Settings, store: Store): void {
  rememberTrafficSource(new URL(location.href), document.referrer);
  startDataLayer({ isDebug: location.origin !== settings.origin });
  followConsent(store, settings);
  const choices = readConsent();
  if (!choices && hasPrivacySignal()) clearMarketingCookies();
  store.dispatch(consentRead(choices));
  onTrack(pushEvent);
  if (settings.consentMode === 'advanced') loadTagManager(settings.tagManagerId);
}

/** Tells of a page being shown, exactly once for each change of the path. */
export function trackPageView(pathname: string): void {
  if (pathname === lastPath) return;
  const previous = lastPath;
  lastPath = pathname;
  // The title is in the head a frame after the page is.
  requestAnimationFrame(() => {
    pushEvent('page_view', {
      page_path: pathname,
      page_location: location.href,
      page_title: document.title,
      page_referrer: previous === null ? document.referrer : location.origin + previous,
    });
  });
}

let lastPath: string | null = null;

function followConsent(store: Store, settings: Settings): void {
  let known: unknown = null;
  store.subscribe(() => {
    const { choices } = store.getState().consent;
    if (choices === known) return;
    known = choices;
    if (!choices) return;
    pushConsent('update', choices);
    if (settings.consentMode === 'basic') loadTagManager(settings.tagManagerId);
  });
}
