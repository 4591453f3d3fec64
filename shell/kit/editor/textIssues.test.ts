/** @jest-environment jest-fixed-jsdom */
import { Editor } from '@tiptap/core';
import { extensions } from './extensions';
import { MarkdownText } from './MarkdownText';
import { highlightIssues } from './textIssues';

/** Finds every number of a passage without a link. */
const find = (words: string, { isLinked }: { isLinked: boolean }) =>
  isLinked
    ? []
    : [...words.matchAll(/\d+/g)].map(({ 0: sign, index }) => ({
        from: index,
        to: index + sign.length,
        message: 'a number',
      }));

function open(markdown: string) {
  const editor = new Editor({
    extensions: [...extensions, highlightIssues(find)],
    content: new MarkdownText().read(markdown).toJSON(),
    injectCSS: false,
  });
  const marked = () =>
    [...editor.view.dom.querySelectorAll('.finding')].map(({ textContent }) => textContent);
  return { editor, marked };
}

test('marks issues in every kind of block except headings and code', () => {
  const { marked } = open(
    [
      '## 1 heading',
      'Words **and 2** more, `3` in code, ![4](/a) 5.',
      '- 6 items\n  - 7 nested',
      '> 8 quoted\n>\n> 9 as well',
      '> [!NOTE]\n> 10 noted',
      '| a | b |\n| --- | --- |\n| 11 | x |',
      '```\n12\n```',
    ].join('\n\n'),
  );
  expect(marked()).toEqual(['2', '5', '6', '7', '8', '9', '10', '11']);
});

test('a link counts for its paragraph, list item or table row, and for a whole quote', () => {
  const { marked } = open(
    [
      '1 [here](/a)',
      '2 not',
      '- 3 [here](/a)\n- 4 not',
      '> 5\n>\n> [here](/a)',
      '| a | b |\n| --- | --- |\n| 6 | [here](/a) |\n| 7 | x |',
    ].join('\n\n'),
  );
  expect(marked()).toEqual(['2', '4', '7']);
});

test('marks follow edits and do not change the text', () => {
  const { editor, marked } = open('One 1.\n\nTwo 2.');
  editor.commands.insertContentAt(1, '33 ');
  expect(marked()).toEqual(['33', '1', '2']);
  expect(editor.view.dom.querySelector('.finding')?.getAttribute('title')).toBe('a number');
  editor.commands.deleteRange({ from: 1, to: 4 });
  expect(marked()).toEqual(['1', '2']);
  expect(new MarkdownText().write(editor.state.doc)).toBe('One 1.\n\nTwo 2.');
});
