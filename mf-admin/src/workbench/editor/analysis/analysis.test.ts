import { findLinkPosition, linkAt } from './findLinkPosition';
import { findPhrase } from './findPhrase';
import { findStyleIssues } from './findStyleIssues';
import { findVagueLinks } from './findVagueLinks';
import { frequentWords } from './frequentWords';
import { isPassive } from './isPassive';
import { readParts } from './readParts';

const partsOf = (text: string) => readParts({ parts: [{ text }] });

test('a text is split into headings, alt texts, paragraphs and links', () => {
  const text = [
    '## Why backups fail',
    'We test **each** [restore](/services/backup "Backup").\nIt takes a day.',
    '![A rack](/media/a.webp) ![](/media/b.webp)',
    '- One `[no](link)`\n- Two',
    '```\n## no heading\n```',
  ].join('\n\n');
  expect(readParts({ parts: [{ heading: 'Block', text }], alts: [''] })).toEqual({
    headings: ['Block', 'Why backups fail'],
    alts: ['', 'A rack', ''],
    passages: ['We test each restore. It takes a day.', 'One no', 'Two'],
    links: [{ text: 'restore', target: '/services/backup' }],
  });
});

test('a focus phrase is found in other forms and with short words between, not in another order', () => {
  const text = partsOf(
    'We plan a backup for your offices.\n\n## Offices and backup\n\n![Backup of an office](/a.webp)',
  );
  const meta = { title: 'Office backups', description: '' };
  const found = (phrase: string) =>
    Object.fromEntries(
      findPhrase(phrase, meta, text, '/blog/backup-offices').map(({ place, isFound }) => [place, isFound]),
    );
  expect(found('backup offices')).toEqual({
    'Meta title': false,
    'Meta description': null,
    URL: true,
    'First paragraph': true,
    Subheadings: false,
    'Alt texts': true,
    Text: true,
  });
  expect(found('Office backup')).toMatchObject({ 'Meta title': true, Subheadings: true, Text: false });
  expect(findPhrase('  ', meta, text, undefined)).toEqual([]);
});

test.each([
  ['The backup is tested every night.', true],
  ['Passwords have never been properly stored.', true],
  ['The laptops were quickly and quietly replaced.', false],
  ['Your data isn’t sold.', true],
  ['It gets written to two sites.', true],
  ['We test the backup every night.', false],
  ['The red shed is in need of paint.', false],
  ['People are interested, but the team was worried.', false],
  ['That is the plan.', false],
])('the passive voice: %s', (sentence, expected) => {
  expect(isPassive(sentence)).toBe(expected);
});

test('long sentences and paragraphs are counted in words', () => {
  const long = `Words ${'word '.repeat(24)}end.`;
  const issues = findStyleIssues([`Short one. ${long}`, 'word '.repeat(121).trim(), '12.']);
  expect(issues.sentenceCount).toBe(3);
  expect(issues.longSentences.map(({ words }) => words)).toEqual([26, 121]);
  expect(issues.longParagraphs.map(({ words }) => words)).toEqual([121]);
});

test('one sentence of ten may be long or in the passive voice, none of nine', () => {
  const allowedIn = (sentences: number) =>
    findStyleIssues(['We test it. '.repeat(sentences)]).allowedSentences;
  expect([9, 10, 19, 20].map(allowedIn)).toEqual([0, 1, 1, 2]);
});

test('link texts that say nothing, and URLs as link texts, are named', () => {
  const texts = [
    'Click here',
    'here',
    'Read more…',
    'this page',
    'https://a.example',
    'How backups work',
    'More backups',
  ];
  const vague = findVagueLinks(texts.map((text) => ({ text, target: '/' })));
  expect(vague.map(({ text }) => text)).toEqual(texts.slice(0, 5));
});

test('a link is put on the longest run of a page’s name outside of headings, links and code', () => {
  const text = [
    '## Backup and recovery',
    'See [backup and recovery](/a), `backup and recovery` and https://x.example/backup-and-recovery.',
    'We do backups\nand recovery too.',
  ].join('\n\n');
  const place = findLinkPosition(text, 'Backup and recovery');
  expect(place?.words).toBe('backups\nand recovery');
  expect(place && linkAt(text, place, '/b')).toContain('We do [backups\nand recovery](/b) too.');
  expect(findLinkPosition('Managed backup for law firms.', 'Managed backup services')?.words).toBe(
    'Managed backup',
  );
  expect(findLinkPosition('We manage it.', 'Managed backup services')).toBeUndefined();
  expect(findLinkPosition('Good cybersecurity.', 'Cybersecurity')?.words).toBe('cybersecurity');
});

test('the most frequent words come first, and none of a text that has just begun', () => {
  const text = `Backup ${'we restore files and test them nightly '.repeat(5)}`;
  const words = frequentWords({ title: 'Recovery', description: '', parts: [{ text }] });
  expect(words.slice(0, 3)).toEqual(['files', 'nightly', 'recovery']);
  expect(words).toContain('backup');
  expect(frequentWords({ title: 'Recovery', description: '', parts: [{ text: 'Backup.' }] })).toEqual([]);
});

test('hostile texts take no longer than others', () => {
  const texts = [
    '['.repeat(100_000),
    '![a]('.repeat(30_000),
    '`'.repeat(100_000),
    '# '.repeat(60_000),
    '<a '.repeat(50_000),
  ];
  for (const text of texts) {
    partsOf(text);
    expect(findLinkPosition(text, 'Backup and recovery')).toBeUndefined();
  }
});
