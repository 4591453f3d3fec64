/** @jest-environment jest-fixed-jsdom */
import { Editor } from '@tiptap/core';
import { extensions } from '../extensions';
import { addPlaceholder, ImagePlaceholders } from './imagePlaceholders';

const attributes = { src: '/api/media/a', alt: 'A rack' };
const editorWith = (content: object[]) =>
  new Editor({
    extensions: [...extensions, ImagePlaceholders],
    content: { type: 'doc', content },
    injectCSS: false,
  });
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const shape = ({ state }: Editor) =>
  state.doc.content.content.map((node) => (node.type.name === 'image' ? node.attrs.alt : node.textContent));
const marks = ({ view }: Editor) =>
  [...view.dom.querySelectorAll('.awaited')].map((each) => each.textContent);

test('an image fills its placeholder, although the text around it changed', () => {
  const editor = editorWith([paragraph('One'), { type: 'paragraph' }, paragraph('Two')]);
  const placeholder = addPlaceholder(editor, 6, 'rack.jpg');
  expect(marks(editor)).toEqual(['rack.jpg']);
  editor.commands.insertContentAt(1, 'Before. ');
  editor.commands.setTextSelection(4);
  placeholder.fill(attributes);
  expect(shape(editor)).toEqual(['Before. One', 'A rack', '', 'Two']);
  expect(editor.state.selection.from).toBe(4);
  expect(marks(editor)).toEqual([]);
});

test.each([
  ['at the end of a line', 4, ['One', 'A rack', 'More', 'Two']],
  ['in an empty line', 6, ['One', 'A rack', 'More', 'Two']],
  ['within a line', 3, ['On', 'A rack', 'Moree', 'Two']],
])('who writes %s goes on below the image and is not disturbed when it comes', (_, at, after) => {
  const editor = editorWith([paragraph('One'), { type: 'paragraph' }, paragraph('Two')]);
  editor.commands.setTextSelection(at);
  const placeholder = addPlaceholder(editor, at, 'rack.jpg');
  editor.commands.insertContent('Mo');
  placeholder.fill(attributes);
  editor.commands.insertContent('re');
  expect(shape(editor).filter(Boolean)).toEqual(after);
});

test('several pasted images keep their order', () => {
  const editor = editorWith([paragraph('One')]);
  editor.commands.setTextSelection(4);
  const placeholders = ['A', 'B'].map((name) => ({
    name,
    ...addPlaceholder(editor, editor.state.selection.to, name),
  }));
  expect(marks(editor)).toEqual(['A', 'B']);
  for (const { name, fill } of placeholders) fill({ ...attributes, alt: name });
  expect(shape(editor).filter(Boolean)).toEqual(['One', 'A', 'B']);
});

test('an image for a list or a table is inserted below it', () => {
  const item = { type: 'listItem', content: [paragraph('Item')] };
  const editor = editorWith([{ type: 'bulletList', content: [item] }, paragraph('Two')]);
  addPlaceholder(editor, 4, 'rack.jpg').fill(attributes);
  expect(shape(editor)).toEqual(['Item', 'A rack', 'Two']);
});

test('an image whose surrounding text was deleted is inserted at the end', () => {
  const editor = editorWith([paragraph('One'), paragraph('Two')]);
  const placeholder = addPlaceholder(editor, 7, 'rack.jpg');
  editor.commands.setContent({ type: 'doc', content: [paragraph('New')] });
  placeholder.fill(attributes);
  expect(shape(editor)).toContain('A rack');
});

test('a removed placeholder leaves nothing behind', () => {
  const editor = editorWith([paragraph('One')]);
  const placeholder = addPlaceholder(editor, 2, 'rack.jpg');
  placeholder.remove();
  expect([shape(editor), marks(editor)]).toEqual([['One'], []]);
});
