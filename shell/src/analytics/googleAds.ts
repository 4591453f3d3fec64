import type { Settings, TrackProps } from '../../kit';
import { command } from './dataLayer';
import { loadScript } from './loadScript';

type Account = Pick<Settings, 'adsId' | 'adsLabel'>;

/** Loads the tag of a Google Ads account, once. It reports only the conversions of `pushAdsConversion`. */
export function loadGoogleAds({ adsId }: Account): void {
  if (isLoaded) return;
  isLoaded = true;
  command('js', new Date());
  command('config', adsId, { send_page_view: false });
  loadScript('gtag/js', adsId);
}

/** Pushes a conversion under the account and label of the action. */
export function pushAdsConversion({ adsId, adsLabel }: Account, props: TrackProps): void {
  command('event', 'conversion', { send_to: `${adsId}/${adsLabel}`, ...props });
}

let isLoaded = false;
