import { isPrivate } from '../router/isPrivate';
import type { Resolved } from '../router/resolve';
import { campaignOf } from './campaignOf';
import { pushEvent } from './dataLayer';

/**
 * Tells of a page being shown, exactly once for each change of the path. Of an address only what is public is told:
 * the path, or on private pages the pattern of it, and what names a campaign.
 */
export function trackPageView(page: Resolved): void {
  const { pathname, search } = new URL(page.url, location.href);
  if (pathname === lastPath) return;
  lastPath = pathname;
  const path = isPrivate(page) ? (page.route?.path ?? NOWHERE) : pathname;
  const campaign = isPrivate(page) ? '' : campaignOf(search).toString();
  const referrer = lastLocation ?? originOf(document.referrer);
  lastLocation = location.origin + path + (campaign && `?${campaign}`);
  const told = { page_path: path, page_location: lastLocation, page_referrer: referrer };
  // The title is in the head a frame after the page is; who leaves before that has seen it all the same.
  beforeNextFrame(() =>
    pushEvent('page_view', { ...told, page_title: isPrivate(page) ? path : document.title }),
  );
}

/** Does something in the next frame, or when the page goes out of sight, where no frame comes any more. */
function beforeNextFrame(deed: () => void): void {
  const act = () => {
    cancelAnimationFrame(frame);
    removeEventListener('visibilitychange', act, true);
    deed();
  };
  const frame = requestAnimationFrame(act);
  addEventListener('visibilitychange', act, true);
}

let lastPath: string | undefined;
let lastLocation: string | undefined;

const NOWHERE = '/404';

/** Which site led here is enough; which of its pages may be somebody's mailbox. */
function originOf(address: string): string {
  return URL.canParse(address) ? `${new URL(address).origin}/` : '';
}
