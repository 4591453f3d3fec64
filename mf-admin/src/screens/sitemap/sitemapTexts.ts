import type { ExclusionRule, SitemapRun } from '@site/api/seo/sitemap/contract';

export const PATH = '/admin/sitemap-scheduler';

export const stateLabels: Record<SitemapRun['state'], string> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
};

/** What started a run. */
export function triggerLabel({ trigger, by }: Pick<SitemapRun, 'trigger' | 'by'>): string {
  if (trigger === 'manual') return by || 'A member';
  return trigger === 'schedule' ? 'Schedule' : 'Content change';
}

/** Rules in lists of excluded pages. */
export const ruleLabels: Record<ExclusionRule, string> = {
  included: 'In the sitemap',
  pending: 'Added by the next run',
  elsewhere: 'Not on this site',
  query: 'Has a query string or fragment',
  private: 'Private',
  redirected: 'Redirected',
  draft: 'Not published',
  unlisted: 'Not listed',
  gone: 'Unpublished',
  unknown: 'Page not found',
  status: 'Doesn’t return status 200',
  noindex: 'Set to noindex',
  robots: 'Blocked by robots.txt',
  canonical: 'Canonical URL is another page',
  unreachable: 'Can’t be read',
};

/** A time in the office's time zone and in UTC: `Fri, Nov 27, 3:00 AM CST (09:00 UTC)`. */
export function formatRunTime(iso: string, timeZone: string): string {
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso));
  return `${local} (${iso.slice(11, 16)} UTC)`;
}
