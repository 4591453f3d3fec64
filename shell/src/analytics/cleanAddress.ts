import { campaignOf } from './campaignOf';

/**
 * Takes out of the address bar what neither the page nor a campaign has put there, such as the name and the mail
 * address a booking service appends: a tag manager reads the address for itself.
 */
export function cleanAddress(queryKeys: string[] = []): void {
  const asked = [...new URLSearchParams(location.search)].filter(([key]) => queryKeys.includes(key));
  const kept = new URLSearchParams([...asked, ...campaignOf(location.search)]).toString();
  if (kept === location.search.slice(1)) return;
  history.replaceState(history.state, '', location.pathname + (kept && `?${kept}`) + location.hash);
}
