import { campaignParameters } from './campaignParameters';

/**
 * Removes URL parameters that neither the page nor a campaign uses, such as a name and email address that a booking
 * service appends: the tag manager reads the URL.
 */
export function cleanAddress(queryKeys: string[] = []): void {
  const pageParameters = [...new URLSearchParams(location.search)].filter(([key]) => queryKeys.includes(key));
  const cleanQuery = new URLSearchParams([
    ...pageParameters,
    ...campaignParameters(location.search),
  ]).toString();
  if (cleanQuery === location.search.slice(1)) return;
  history.replaceState(
    history.state,
    '',
    location.pathname + (cleanQuery && `?${cleanQuery}`) + location.hash,
  );
}
