import type { ContentDocument } from '@site/api/content/documents/contract';
import {
  emptyLanding,
  type LandingDraft,
  PublishableLanding,
  publishableBlock,
} from '@site/api/content/landingPages/contract';
import { initialLandingPages } from '@site/api/content/landingPages/initial';
import { originals } from '@site/api/content/pageTemplates/initial';
import { toNewPage } from '@site/api/content/pageTemplates/toNewPage';
import { EMPTY_SITE_INFO } from '../../workbench/editor/definition/EditorDefinition';
import { expiry, landingChecks, listPathsToCheck } from './landingChecks';

/** The page that a built-in starting point makes. */
function pageOf(name: 'consultation' | 'event' | 'assessment'): LandingDraft {
  const { address: slug, searchTitle, description, blocks } = originals[`starting-point-${name}`];
  const page = { ...emptyLanding, slug, searchTitle, description, blocks };
  return toNewPage(page, new Date('2026-11-22T20:00:00Z'));
}
const conversation = pageOf('consultation');

const paths = [
  '/services/service-desk',
  '/services/cybersecurity',
  '/services/technology-maturity-assessment',
];
const pages = new Set([...paths, '/faq', '/assessments/BusinessTechCheck', '/landing/taken']);

function judged(part: Partial<LandingDraft>, own: string | null = null) {
  const document = { path: own } as ContentDocument<LandingDraft>;
  const draft = { ...conversation, ...part };
  return Object.fromEntries(
    landingChecks.map(({ name, run: judge }) => {
      const known = new Map(listPathsToCheck(draft).map((path) => [path, pages.has(path)]));
      const { state, message } = judge(draft, document, { ...EMPTY_SITE_INFO, pages: known });
      return [name, `${state}: ${message}`];
    }),
  );
}

const [hero, ...others] = conversation.blocks as [LandingDraft['blocks'][number]];
const text = (markdown: string) => ({ blocks: [hero, { kind: 'text' as const, title: 'A', markdown }] });

test.each(['consultation', 'event', 'assessment'] as const)(
  'a page made from the template %s is complete, and every check passes',
  (name) => {
    const draft = pageOf(name);
    expect(PublishableLanding.validate(draft)[0]).toBeUndefined();
    for (const block of draft.blocks) expect(publishableBlock(block).validate(block)[0]).toBeUndefined();
    const open = Object.entries(judged(draft)).filter(
      ([check, message]) => !message.startsWith('good') && check !== 'Expiration',
    );
    expect(open).toEqual([]);
  },
);

test('a page with an event ends after it and has a destination', () => {
  const event = pageOf('event');
  expect(event.blocks[1]).toMatchObject({ until: '2026-12-06T16:00:00.000Z' });
  expect(event.expireAt).toBe('2026-12-09T16:00:00.000Z');
  expect(expiry(event, Date.parse('2026-11-22')).state).toBe('good');
});

test.each<[string, Partial<LandingDraft>, string, string]>([
  ['an empty name', { label: '' }, 'Required fields', 'refuse: Please enter a name.'],
  ['no blocks', { blocks: [] }, 'Required fields', 'refuse: Add at least one block'],
  [
    'a half block',
    { blocks: [hero, { kind: 'form', title: 'Write', text: '' }] },
    'Required fields',
    'refuse: Empty field in Form: Write',
  ],
  [
    'a list without items',
    { blocks: [hero, { kind: 'steps', title: 'A', items: [] }] },
    'Required fields',
    'refuse: Empty field in Steps: A',
  ],
  [
    'a path that is none',
    { blocks: [{ ...hero, drawnAs: 'here' } as never] },
    'Required fields',
    'refuse: Incomplete: Hero: A second opinion, before you decide',
  ],
  ['the address of another page', { slug: 'taken' }, 'URL', 'refuse: /landing/taken is used by another page'],
  ['no address', { slug: '' }, 'URL', 'warn: No URL yet'],
  ['an address not written right yet', { slug: 'a b?c' }, 'URL', 'good: /landing/a%20b%3Fc'],
  [
    'a slug the catch-all knows',
    { kind: 'programmatic', slug: 'its-legal-austin-texas' },
    'URL',
    'good: /its-legal-austin-texas',
  ],
  [
    'a slug it does not know',
    { kind: 'programmatic', slug: 'hello' },
    'URL',
    'warn: Contains no service, city or industry, so the page is under /landing',
  ],
  ['two openings', { blocks: [hero, hero] }, 'Hero', 'refuse: Only one hero is allowed'],
  ['no opening', { blocks: others }, 'Hero', 'warn: No hero: the meta title is the heading'],
  ['no way to answer', { blocks: [hero] }, 'Call to action', 'warn: No form, booking or tool block'],
  ['an image without alt text', text('![](/a.png)'), 'Images', 'refuse: Add alt text to every image'],
  ['a dead link', text('[a](/nowhere) and [b](/faq#b)'), 'Links', 'warn: No page at /nowhere'],
  ['a link elsewhere', text('[a](https://census.gov)'), 'Links', 'good: No broken links'],
  ['few words', { blocks: [hero] }, 'Length', 'warn: 33 words, fewer than 150'],
  ['a title that is too long', { searchTitle: 'word '.repeat(20) }, 'Meta title', 'warn: 1000 of 580 px'],
  ['a description that is too short', { description: 'Short' }, 'Meta description', 'warn: 35 of 920 px'],
])('%s: %s', (_case, part, name, message) => {
  expect(judged(part)[name]).toBe(message);
});

test("the page's own path does not count as another page", () => {
  expect(judged({ slug: 'taken' }, '/landing/taken').URL).toBe('good: /landing/taken');
});

test('an end date in the past is an error, an end without a destination a warning', () => {
  const at = Date.parse('2026-11-22T20:00:00Z');
  const ends = (expireAt: string | null, expireTo = '') =>
    expiry({ ...emptyLanding, expireAt, expireTo }, at).state;
  expect(ends('2026-11-22T20:00:00Z')).toBe('refuse');
  expect(ends('2026-11-22T20:00:01Z')).toBe('warn');
  expect(ends('2026-11-22T20:00:01Z', '/faq')).toBe('good');
  expect(ends(null, '/faq')).toBe('warn');
  expect(ends(null)).toBe('good');
});

test('the seeded pages pass every check', () => {
  for (const { expireAt: _at, ...page } of initialLandingPages as never as LandingDraft[]) {
    const message = judged({ ...page, expireAt: null, expireTo: '' });
    expect(Object.values(message).filter((each) => each.startsWith('refuse'))).toEqual([]);
  }
});
