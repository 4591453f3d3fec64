import type { PublishedSitemap, SitemapComparison, SitemapOverview, SitemapRun } from './contract';

export const exampleSitemapRun = (part: Partial<SitemapRun> = {}): SitemapRun => ({
  id: '65f0c0ffee00112233445566',
  state: 'succeeded',
  trigger: 'schedule',
  by: '',
  createdAt: '2026-11-26T09:00:00.000Z',
  endedAt: '2026-11-26T09:00:02.000Z',
  total: 212,
  added: 2,
  removed: 1,
  changed: 4,
  excluded: 3,
  error: '',
  isRemovalRefused: false,
  notification: { state: 'sent', count: 7, error: '', at: '2026-11-26T09:01:00.000Z' },
  ...part,
});

export const exampleSitemapOverview = (part: Partial<SitemapOverview> = {}): SitemapOverview => ({
  schedule: {
    isEnabled: true,
    frequency: 'daily',
    cron: '0 3 * * *',
    timeZone: 'America/Chicago',
    nextRuns: [27, 28, 29, 30]
      .map((day) => `2026-11-${day}T09:00:00.000Z`)
      .concat('2026-12-01T09:00:00.000Z'),
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 3,
  },
  latest: exampleSitemapRun(),
  live: exampleSitemapRun(),
  active: null,
  isReported: true,
  isChangePending: false,
  checks: { pages: 215, checked: 200, lastAt: '2026-11-26T10:00:00.000Z', error: '' },
  exclusions: [{ rule: 'noindex', count: 3, example: '/landing/quiet' }],
  ...part,
});

export const exampleSitemapComparison = (part: Partial<SitemapComparison> = {}): SitemapComparison => ({
  from: exampleSitemapRun({ id: '65f0c0ffee00112233445500', createdAt: '2026-11-25T09:00:00.000Z' }),
  to: exampleSitemapRun(),
  added: { count: 2, paths: ['/blog/new-one', '/blog/new-two'] },
  removed: { count: 1, paths: ['/landing/old'] },
  changed: { count: 0, paths: [] },
  ...part,
});

export const examplePublishedSitemap = (part: Partial<PublishedSitemap> = {}): PublishedSitemap => ({
  origin: 'https://site.example',
  entries: [{ path: '/', changedAt: '2026-11-12T15:00:00.000Z' }, { path: '/services' }],
  ...part,
});
