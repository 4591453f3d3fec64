import type { EnquiryContext } from '@site/api/leads/enquiries/contract';

/**
 * The value of HubSpot's cookie, which exists where the team's own tag has set it, with the page's title. Call it only
 * with marketing consent, or when that ends.
 */
export function readTracking(): EnquiryContext['tracking'] {
  const hutk = /(?:^|; )hubspotutk=([0-9a-f]{32})(?:;|$)/.exec(document.cookie)?.[1];
  return hutk ? { hutk, title: document.title.slice(0, 300) } : undefined;
}
