import type { MeetingType } from '@site/api/bookings/contract';
import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { assessments, industries, industryServices, services, tools } from '@site/shell/paths';

/** The topic of the page from which the visitor came: the last part of its path. */
export function subjectOf(search: string, referrer: string): string | undefined {
  const requested = new URLSearchParams(search).get('about') ?? pageIn(referrer);
  return requested && /^[\w-]{1,80}$/.test(requested) ? requested : undefined;
}

/** The label of the topic; undefined if no page is about it. */
export function subjectLabel(subject: string | undefined): string | undefined {
  return [...services, ...industryServices, ...industries, ...tools, ...assessments].find(
    ({ slug }) => slug === subject,
  )?.label;
}

/** The meeting type that the page's URL names (`paths.bookingsFor`). */
export const requestedType = (search: string): string | undefined =>
  new URLSearchParams(search).get('type') ?? undefined;

/**
 * The initial meeting type: the requested one if offered, else a security assessment for security topics, else
 * the first.
 */
export function typeFor(
  types: MeetingType[],
  subject: string | undefined,
  requested?: string,
): MeetingType | undefined {
  const exact = types.find(({ slug }) => slug === requested);
  if (exact) return exact;
  const isSecurity = /security|risk|threat|monitoring|phishing|password|patch/.test(
    requested ?? subject ?? '',
  );
  return (isSecurity && types.find(({ slug }) => slug.includes('security'))) || types[0];
}

function pageIn(referrer: string): string | undefined {
  const url = parseUrl(referrer);
  if (url?.origin !== location.origin) return undefined;
  return /^\/(?:services|industry-services|industries|tools|assessments)\/([^/]+)/.exec(url.pathname)?.[1];
}
