import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { isPrivate } from '../router/isPrivate';
import type { Resolved } from '../router/resolvePage';
import { campaignParameters } from './campaignParameters';
import { pushEvent } from './dataLayer';

/**
 * Reports a page view once for each change of the path. Only public parts of the URL are sent: the path, or the route
 * pattern on private pages, and campaign parameters.
 */
export function trackPageView(page: Resolved): void {
  const { pathname, search } = new URL(page.url, location.href);
  if (pathname === lastPath) return;
  lastPath = pathname;
  const path = isPrivate(page) ? (page.route?.path ?? NOT_FOUND_PATH) : pathname;
  const campaign = isPrivate(page) ? '' : campaignParameters(search).toString();
  const referrer = lastLocation ?? originOf(document.referrer);
  lastLocation = location.origin + path + (campaign && `?${campaign}`);
  const view = { page_path: path, page_location: lastLocation, page_referrer: referrer };
  // The title is updated one frame after the page; if the page is hidden before that, the view is still reported.
  beforeNextFrame(() =>
    pushEvent('page_view', { ...view, page_title: isPrivate(page) ? path : document.title }),
  );
}

/** Runs a callback in the next frame, or when the page is hidden, since no frame follows then. */
function beforeNextFrame(callback: () => void): void {
  const act = () => {
    cancelAnimationFrame(frame);
    removeEventListener('visibilitychange', act, true);
    callback();
  };
  const frame = requestAnimationFrame(act);
  addEventListener('visibilitychange', act, true);
}

let lastPath: string | undefined;
let lastLocation: string | undefined;

const NOT_FOUND_PATH = '/404';

/** Only the referrer's origin is sent, because its path may contain personal data. */
function originOf(address: string): string {
  const url = parseUrl(address);
  return url ? `${url.origin}/` : '';
}
