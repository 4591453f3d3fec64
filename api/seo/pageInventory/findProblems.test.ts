import { NO_POSITION, type PageFactsRecord } from '../pageFacts/model';
import { weightOf } from '../problems/contract';
import { findProblems, type SiteFacts, type Target } from './findProblems';
import { descriptionPixels, titlePixels } from './pixelWidth';

const ORIGIN = 'https://site.example';
const page = (part: Partial<PageFactsRecord> = {}): PageFactsRecord => ({
  _id: '/backup',
  label: 'Backup',
  kind: 'Services',
  isListed: true,
  status: 200,
  redirectTo: '',
  checkedAt: new Date(0),
  nextCheckAt: null,
  changedAt: new Date(0),
  isInSitemap: true,
  rule: 'included',
  words: [],
  title: 'Backup and recovery in Round Rock',
  description:
    'We back up every server each night, test that it can be restored, and tell you when it cannot.',
  canonical: `${ORIGIN}/backup`,
  robots: 'index, follow',
  socialTitle: '',
  socialDescription: '',
  socialImage: `${ORIGIN}/social/backup.png`,
  structuredTypes: [],
  structuredErrors: [],
  headings: ['Backup'],
  wordCount: 600,
  links: ['/'],
  externalLinkCount: 0,
  externalLinks: [],
  imagesWithoutAlt: [],
  inbound: 0,
  visits: 0,
  leads: 0,
  clicks: 0,
  impressions: 0,
  position: NO_POSITION,
  problems: [],
  weight: 0,
  notes: [],
  isOverridden: false,
  ...part,
});
const target = (part: Partial<Target> = {}): Target => ({
  status: 200,
  canonical: '',
  redirectTo: '',
  ...part,
});
const site = (part: Partial<SiteFacts> = {}): SiteFacts => ({
  origin: ORIGIN,
  titles: new Map(),
  descriptions: new Map(),
  targets: new Map([['/', target()]]),
  inbound: new Map([['/backup', 3]]),
  similar: new Map(),
  brokenLinks: new Map(),
  ...part,
});
const codes = (one: Partial<PageFactsRecord>, all: Partial<SiteFacts> = {}) =>
  findProblems(page(one), site(all)).map(({ code }) => code);
const targets = (path: string, part: Partial<Target>) => ({ targets: new Map([[path, target(part)]]) });

test('a good page has no problems', () => {
  expect(codes({})).toEqual([]);
});

test.each<[string, Partial<PageFactsRecord>, Partial<SiteFacts>?]>([
  ['status', { status: 404 }],
  ['brokenLink', { links: ['/gone'] }, targets('/gone', { status: 404 })],
  ['redirectingLink', { links: ['/old'] }, targets('/old', { status: 301, redirectTo: '/new' })],
  [
    'externalLink',
    { externalLinks: ['https://a.example/', 'https://b.example/'] },
    { brokenLinks: new Map([['https://a.example/', 'HTTP status 404']]) },
  ],
  ['titleMissing', { title: '' }],
  ['titleLong', { title: 'W'.repeat(40) }],
  ['titleShort', { title: 'Backup' }],
  ['titleDuplicate', {}, { titles: new Map([[page().title, ['/backup', '/other']]]) }],
  ['descriptionMissing', { description: '' }],
  ['descriptionShort', { description: 'We back up.' }],
  ['descriptionLong', { description: 'word '.repeat(40) }],
  ['descriptionDuplicate', {}, { descriptions: new Map([[page().description, ['/backup', '/other']]]) }],
  ['nearDuplicate', {}, { similar: new Map([['/backup', ['/other (92%)']]]) }],
  ['orphan', {}, { inbound: new Map() }],
  ['headingMissing', { headings: [] }],
  ['altMissing', { imagesWithoutAlt: ['/media/a.webp'] }],
  ['headingMultiple', { headings: ['One', 'Two'] }],
  ['thin', { wordCount: 12 }],
  ['imageMissing', { socialImage: '' }],
  ['structuredInvalid', { structuredErrors: ['Article has no “headline”.'] }],
  ['blocked', { robots: 'noindex, follow' }],
  ['canonicalChain', { canonical: `${ORIGIN}/old` }, targets('/old', { status: 301 })],
  ['canonicalChain', { canonical: `${ORIGIN}/a` }, targets('/a', { canonical: `${ORIGIN}/b` })],
])('finds %s', (code, one, all = {}) => {
  expect(codes(one, all)).toEqual([code]);
});

test('a page that search engines may not list has no problems of its content', () => {
  expect(codes({ canonical: `${ORIGIN}/`, title: '', description: '', wordCount: 1 })).toEqual([]);
  expect(codes({ status: 301, title: '' })).toEqual([]);
  expect(codes({ status: 404, isListed: false }, { inbound: new Map() })).toEqual([]);
  expect(codes({ checkedAt: null, title: '', status: 0 })).toEqual([]);
});

test('the most severe problem comes first and weighs more than all others', () => {
  expect(codes({ title: '', headings: [], description: 'Short.' })).toEqual([
    'titleMissing',
    'headingMissing',
    'descriptionShort',
  ]);
  expect(weightOf(['titleMissing'])).toBeGreaterThan(weightOf(['thin', 'orphan', 'titleLong', 'titleShort']));
});

test('pixel widths are those of the font of results', () => {
  expect(titlePixels('')).toBe(0);
  expect(titlePixels('W')).toBe(19);
  expect(titlePixels('iiii')).toBeLessThan(titlePixels('mm'));
  expect(descriptionPixels('Größe – 大')).toBeGreaterThan(50);
});
