import { emptyOverride, type SeoOverview, type SeoPage, type SeoPagePage, type SeoPageRow } from './contract';

export const exampleSeoPageRow = (part: Partial<SeoPageRow> = {}): SeoPageRow => ({
  id: 'L3NlcnZpY2VzL2JhY2t1cA',
  path: '/services/backup',
  label: 'Backup',
  kind: 'Services',
  title: 'Backup and recovery | Emberline',
  titlePixels: 278,
  description: 'Nightly backups with tested restores.',
  descriptionPixels: 232,
  status: 200,
  isInSitemap: true,
  isIndexable: true,
  isOverridden: false,
  problems: ['brokenLink', 'descriptionShort'],
  wordCount: 640,
  inbound: 12,
  outbound: 48,
  visits: 214,
  leads: 3,
  clicks: 41,
  impressions: 1_920,
  position: 7.3,
  changedAt: '2026-11-12T15:00:00.000Z',
  checkedAt: '2026-11-26T09:00:00.000Z',
  ...part,
});

export const exampleSeoPage = (part: Partial<SeoPage> = {}): SeoPage => ({
  ...emptyOverride,
  id: 'L3NlcnZpY2VzL2JhY2t1cA',
  path: '/services/backup',
  version: 0,
  page: exampleSeoPageRow(),
  original: {
    title: 'Backup and recovery | Emberline',
    description: 'Nightly backups with tested restores.',
  },
  facts: {
    canonical: 'https://site.example/services/backup',
    robots: 'index, follow',
    redirectTo: '',
    socialTitle: 'Backup and recovery | Emberline',
    socialDescription: 'Nightly backups with tested restores.',
    socialImage: 'https://site.example/social/0123456789abcdef/services/backup.png',
    structuredTypes: ['BreadcrumbList', 'Service'],
    headings: ['Backup and recovery'],
    externalLinkCount: 1,
    externalLinks: [
      { url: 'https://example.com/', status: 200, error: '', checkedAt: '2026-11-26T09:00:00.000Z' },
    ],
    links: ['/', '/old-page'],
    linkedFrom: ['/', '/services'],
    rule: 'included',
    sitemapFile: '/sitemap.xml',
    nextCheckAt: '2026-12-02T09:00:00.000Z',
    vitals: {
      route: '/services/:slug',
      metrics: [{ metric: 'LCP', p75: 1840, count: 512, rating: 'good' }],
    },
  },
  notes: [
    { code: 'brokenLink', items: ['/old-page'] },
    { code: 'descriptionShort', items: ['37 characters'] },
  ],
  document: null,
  fixedReason: '',
  ...part,
});

export const exampleSeoPagePage = (items: SeoPageRow[] = [exampleSeoPageRow()]): SeoPagePage => ({
  items,
  nextCursor: null,
  total: items.length,
  isMore: false,
});

export const exampleSeoOverview = (part: Partial<SeoOverview> = {}): SeoOverview => ({
  pages: 212,
  checked: 212,
  analyzedAt: '2026-11-26T09:00:00.000Z',
  isPending: false,
  nextCheckAt: '2026-11-26T09:30:00.000Z',
  checkError: '',
  overrides: 1,
  counts: [
    { code: 'brokenLink', count: 2 },
    { code: 'orphan', count: 4 },
    { code: 'descriptionShort', count: 31 },
  ],
  kinds: ['Company', 'Services'],
  ...part,
});
