import type { ContentDocument } from '@site/api/content/documents/contract';
import {
  emptyLanding,
  type LandingDraft,
  PublishableLanding,
  publishableBlock,
} from '@site/api/content/landingPages/contract';
import { initialLandingPages } from '@site/api/content/landingPages/initial';
import { UNKNOWN_SITE } from '../../workbench/editor/definition/EditorDefinition';
import { expiry, landingChecks, pathsAsked } from './landingChecks';
import { templatesAt } from './templates';
import { conversation } from './templates/conversation';

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
    landingChecks.map(({ name, judge }) => {
      const known = new Map(pathsAsked(draft).map((path) => [path, pages.has(path)]));
      const { state, says } = judge(draft, document, { ...UNKNOWN_SITE, pages: known });
      return [name, `${state}: ${says}`];
    }),
  );
}

const [hero, ...others] = conversation.blocks as [LandingDraft['blocks'][number]];
const text = (markdown: string) => ({ blocks: [hero, { kind: 'text' as const, title: 'A', markdown }] });

test.each(templatesAt(new Date('2026-11-22T20:00:00Z')).slice(0, 3))(
  'the template $name is whole, and every check is good',
  ({ draft }) => {
    expect(PublishableLanding.validate(draft)[0]).toBeUndefined();
    for (const block of draft.blocks) expect(publishableBlock(block).validate(block)[0]).toBeUndefined();
    const open = Object.entries(judged(draft)).filter(
      ([name, says]) => !says.startsWith('good') && name !== 'Expiry',
    );
    expect(open).toEqual([]);
  },
);

test('a template whose hour is to be set ends after it, and leads on', () => {
  const [workshop] = templatesAt(new Date('2026-11-22T20:00:00Z')).filter(({ name }) => name === 'workshop');
  expect(workshop?.draft.blocks[1]).toMatchObject({ until: '2026-12-06T16:00:00.000Z' });
  expect(workshop?.draft.expireAt).toBe('2026-12-09T16:00:00.000Z');
  expect(expiry(workshop!.draft, Date.parse('2026-11-22')).state).toBe('good');
});

test.each<[string, Partial<LandingDraft>, string, string]>([
  ['an empty name', { label: '' }, 'Whole', 'refuse: Please name it.'],
  ['no blocks', { blocks: [] }, 'Whole', 'refuse: there are no blocks yet'],
  [
    'a half block',
    { blocks: [hero, { kind: 'form', title: 'Write', text: '' }] },
    'Whole',
    'refuse: something is empty: Contact form: Write',
  ],
  [
    'a list without items',
    { blocks: [hero, { kind: 'steps', title: 'A', items: [] }] },
    'Whole',
    'refuse: something is empty: Steps: A',
  ],
  [
    'a path that is none',
    { blocks: [{ ...hero, drawnAs: 'here' } as never] },
    'Whole',
    'refuse: not whole yet: Opening: A second opinion, before you decide',
  ],
  ['the address of another page', { slug: 'taken' }, 'Address', 'refuse: /landing/taken is another page'],
  ['no address', { slug: '' }, 'Address', 'warn: none yet'],
  ['an address not written right yet', { slug: 'a b?c' }, 'Address', 'good: /landing/a%20b%3Fc'],
  [
    'a slug the catch-all knows',
    { kind: 'programmatic', slug: 'its-legal-austin-texas' },
    'Address',
    'good: /its-legal-austin-texas',
  ],
  [
    'a slug it does not know',
    { kind: 'programmatic', slug: 'hello' },
    'Address',
    'warn: names no service, place or industry, so it stands below /landing',
  ],
  ['two openings', { blocks: [hero, hero] }, 'Opening', 'refuse: there may be one'],
  ['no opening', { blocks: others }, 'Opening', 'warn: none: the search title is the heading'],
  ['no way to answer', { blocks: [hero] }, 'A way to answer', 'warn: no form, no booking, no tool'],
  ['a picture without words', text('![](/a.png)'), 'Pictures', 'refuse: say what they show'],
  ['a dead link', text('[a](/nowhere) and [b](/faq#b)'), 'Links', 'warn: no page at /nowhere'],
  ['a link elsewhere', text('[a](https://census.gov)'), 'Links', 'good: all lead to pages'],
  ['few words', { blocks: [hero] }, 'Length', 'warn: 35 words, short for a page of its own'],
  ['a title that is too long', { searchTitle: 'word '.repeat(20) }, 'Search title', 'warn: 1000 of 580 px'],
  ['a description that is too short', { description: 'Short' }, 'Search description', 'warn: 35 of 920 px'],
])('%s: %s', (_case, part, name, says) => {
  expect(judged(part)[name]).toBe(says);
});

test('its own address is no other page', () => {
  expect(judged({ slug: 'taken' }, '/landing/taken').Address).toBe('good: /landing/taken');
});

test('an end that has passed is refused, one that leads nowhere is said', () => {
  const at = Date.parse('2026-11-22T20:00:00Z');
  const ends = (expireAt: string | null, expireTo = '') =>
    expiry({ ...emptyLanding, expireAt, expireTo }, at).state;
  expect(ends('2026-11-22T20:00:00Z')).toBe('refuse');
  expect(ends('2026-11-22T20:00:01Z')).toBe('warn');
  expect(ends('2026-11-22T20:00:01Z', '/faq')).toBe('good');
  expect(ends(null, '/faq')).toBe('warn');
  expect(ends(null)).toBe('good');
});

test('the pages the site begins with are refused nowhere', () => {
  for (const { expireAt: _at, ...page } of initialLandingPages as never as LandingDraft[]) {
    const says = judged({ ...page, expireAt: null, expireTo: '' });
    expect(Object.values(says).filter((each) => each.startsWith('refuse'))).toEqual([]);
  }
});
