import { initialPolicies } from '@site/api/content/policies/initial';
import { type Difference, differencesOf } from './differencesOf';

const wording = (...sections: ReturnType<typeof section>[]) => ({ sections });
const section = (id: string, ...lines: string[]) => ({ id, title: `About ${id}`, lines });

/** One version's text, put together again out of the pieces that it has. */
const textOf = ({ paragraphs }: Difference, other: 'added' | 'removed') =>
  paragraphs.map((pieces) =>
    pieces
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join(' '),
  );

test('a document differs from itself in nothing', () => {
  expect(differencesOf(wording(section('a', 'One two.')), wording(section('a', 'One two.')))).toEqual([]);
});

test('a section is new, gone, or changed word by word', () => {
  const before = wording(section('kept', 'Emails stay 30 days here.'), section('gone', 'Old rule.'));
  const after = wording(section('new', 'A new rule.'), section('kept', 'Emails stay 7 days here.'));
  expect(differencesOf(before, after)).toEqual([
    { id: 'new', title: 'About new', kind: 'new', paragraphs: [[{ kind: 'added', text: 'A new rule.' }]] },
    {
      id: 'kept',
      title: 'About kept',
      kind: 'changed',
      paragraphs: [
        [
          { kind: 'same', text: 'Emails stay' },
          { kind: 'removed', text: '30' },
          { kind: 'added', text: '7' },
          { kind: 'same', text: 'days here.' },
        ],
      ],
    },
    { id: 'gone', title: 'About gone', kind: 'gone', paragraphs: [[{ kind: 'removed', text: 'Old rule.' }]] },
  ]);
});

test('both versions of a long text can be read out of their differences', () => {
  const [older, newer] = initialPolicies[0]!.versions.map(({ markdown }) => sectionsOf(markdown));
  const differences = differencesOf({ sections: older! }, { sections: newer! });
  expect(differences.length).toBeGreaterThan(5);
  for (const difference of differences) {
    for (const [version, other] of [
      [older!, 'added'],
      [newer!, 'removed'],
    ] as const) {
      const lines = version.find(({ id }) => id === difference.id)?.lines ?? [];
      expect(textOf(difference, other).join(' ').replace(/\s+/g, ' ').trim()).toBe(lines.join(' '));
    }
  }
});

/** What the initial texts are made of: headings, paragraphs and items. */
const sectionsOf = (markdown: string) =>
  markdown
    .split('## ')
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n').filter(Boolean);
      return { id: title, title, lines: lines.map((line) => line.replace(/^- /, '')) };
    });
