import { readPostFile } from './readPostFile';

const head =
  'title: "A title: with a colon"\nslug: a-title\nsummary: What it is.\ncoverAlt: A valve.\ntags: [Support, People]';

describe('readPostFile', () => {
  test('reads front matter and Markdown', () => {
    const post = readPostFile('a.md', `---\n${head}\npublishedAt: 2026-09-15T14:00:00Z\n---\n\nWords.\n`);
    expect(post).toMatchObject({
      title: 'A title: with a colon',
      slug: 'a-title',
      imageAlt: 'A valve.',
      tags: ['Support', 'People'],
    });
    expect(post).toMatchObject({
      isDraft: false,
      markdown: 'Words.',
      publishAt: new Date('2026-09-15T14:00:00Z'),
    });
  });

  test('accepts a draft without a date and a scheduled post with one', () => {
    expect(readPostFile('a.md', `---\n${head}\ndraft: true\n---\nx`).isDraft).toBe(true);
    const scheduled = readPostFile('a.md', `---\n${head}\nscheduledAt: 2030-01-01\n---\nx`);
    expect(scheduled.publishAt.getUTCFullYear()).toBe(2030);
  });

  test.each([
    ['has no publishedAt', `---\n${head}\n---\nx`],
    ['has an unknown field: color', `---\n${head}\ncolor: red\n---\nx`],
    ['has an invalid date', `---\n${head}\npublishedAt: soon\n---\nx`],
    ['does not begin with front matter', 'Words.'],
  ])('names the file that %s', (problem, source) => {
    expect(() => readPostFile('bad.md', source)).toThrow(new RegExp(`bad.md ${problem}`));
  });
});
