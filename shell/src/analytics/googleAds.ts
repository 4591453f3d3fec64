import type { Settings, TrackProps } from '../../kit';
import { command } from './dataLayer';
import { loadScript } from './loadScript';

type Account = Pick<Settings, 'adsId' | 'adsLabel'>;

/** Loads the tag of a Google Ads account, once. It tells of nothing but the conversions that `pushAdsConversion` names. */
export function loadGoogleAds({ adsId }: Account): void {
  if (isLoaded) return;
  isLoaded = true;
  command('js', new Date());
  command('config', adsId, { send_page_view: false });
  loadScript('gtag/js', adsId);
}

/** A conversion as Google Ads expects it: under the account and the label of the action. */
export function pushAdsConversion({ adsId, adsLabel }: Account, props: TrackProps): void {
  command('event', 'conversion', { send_to: `${adsId}/${adsLabel}`, ...props });
}

let isLoaded = false;
