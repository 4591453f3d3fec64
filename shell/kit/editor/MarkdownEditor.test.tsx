import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { MarkdownEditor } from './MarkdownEditor';

// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const editor = () => (screen.getByRole('textbox') as HTMLElement & { editor: Editor }).editor;
const type = (words: string) => act(() => void editor().commands.insertContent(words));

function open(first: string) {
  const changes: string[] = [];
  const shown = (value: string) => (
    <MarkdownEditor label="Text" value={value} onChange={(markdown) => void changes.push(markdown)} />
  );
  const { rerender } = render(shown(first));
  return { changes: changes, say: (value: string) => rerender(shown(value)) };
}

test('typing faster than the page renders loses no text', () => {
  const { changes, say } = open('');
  type('One');
  type(' two');
  type(' three');
  say(changes[0] ?? '');
  say(changes[1] ?? '');
  expect(editor().getText()).toBe('One two three');
  say(changes[2] ?? '');
  expect(changes.at(-1)).toBe('One two three');
});

test('applies an external change, also one that restores an earlier text', () => {
  const { changes, say } = open('');
  type('One');
  say(changes[0] ?? '');
  type(' two');
  say(changes[1] ?? '');
  say('Another');
  expect(editor().getText()).toBe('Another');
  say('One');
  expect(editor().getText()).toBe('One');
});

test('the slash menu opens and closes with the focus', async () => {
  open('');
  editor().view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 });
  act(() => editor().view.focus());
  type('/');
  expect(screen.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Note', 'Tip', 'Warning']),
  );
  act(() => editor().view.dom.blur());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  act(() => editor().view.focus());
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('wraps text in a callout, changes its kind, and unwraps it', () => {
  const { changes } = open('Ask first.');
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  press('Note');
  expect(changes.at(-1)).toBe('> [!NOTE]\n> Ask first.');
  press('Warning');
  expect(changes.at(-1)).toBe('> [!WARNING]\n> Ask first.');
  expect(screen.getByRole('button', { name: 'Warning' })).toHaveAttribute('aria-pressed', 'true');
  press('Warning');
  expect(changes.at(-1)).toBe('Ask first.');
  press('Quote');
  press('Tip');
  expect(changes.at(-1)).toBe('> [!TIP]\n> Ask first.');
});

test('inserting a table moves the cursor to its first cell', () => {
  const { changes } = open('');
  act(() => screen.getByRole('button', { name: 'Table' }).click());
  type('Task');
  expect(changes.at(-1)).toMatch(/^\| Task \| +\| +\|\n/);
});

test('applies an external change only where it differs and keeps the caret', () => {
  const { changes, say } = open('First\n\nSecond\n\nThird');
  act(() => void editor().commands.setTextSelection(3));
  say('First\n\nAnother\n\nOne more\n\nThird');
  expect(editor().state.selection.from).toBe(3);
  type('x');
  expect(changes.at(-1)).toBe('Fixrst\n\nAnother\n\nOne more\n\nThird');
  say('');
  expect(editor().getText()).toBe('');
});

test('a link is set by keyboard, and text typed after it is not part of it', async () => {
  const { changes } = open('Read this now.');
  const user = userEvent.setup();
  act(() => void editor().chain().focus().setTextSelection({ from: 6, to: 10 }).run());
  fireEvent.keyDown(editor().view.dom, { key: 'k', ctrlKey: true });
  const form = screen.getByRole('form', { name: 'Link' });
  expect(within(form).getByRole('button', { name: 'Save link' })).toBeDisabled();
  expect(within(form).queryByRole('button', { name: 'Remove link' })).not.toBeInTheDocument();
  submitUrl('/contact');
  expect(changes.at(-1)).toBe('Read [this](/contact) now.');
  type(' page');
  expect(changes.at(-1)).toBe('Read [this](/contact) page now.');
  act(() => void editor().commands.setTextSelection(8));
  fireEvent.keyDown(editor().view.dom, { key: 'k', metaKey: true });
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(changes.at(-1)).toBe('Read this page now.');
});

/** Not typed key by key: the editor takes the focus a frame after it was told to. */
function submitUrl(url: string) {
  const field = screen.getByRole('combobox', { name: 'URL' });
  fireEvent.change(field, { target: { value: url } });
  fireEvent.submit(field);
  return field;
}

test.each([
  ['example.com/plans', 'https://example.com/plans'],
  ['#prices', '#prices'],
  ['Contact', '/contact'],
])('the link %s leads to %s', (typed, href) => {
  const changes: string[] = [];
  render(
    <MarkdownEditor
      label="Text"
      value="Word"
      onChange={(markdown) => changes.push(markdown)}
      useLinkTargets={(text) => (text === 'Contact' ? [{ path: '/contact', label: 'Contact' }] : [])}
    />,
  );
  act(() => void editor().chain().focus().selectAll().run());
  fireEvent.keyDown(editor().view.dom, { key: 'k', ctrlKey: true });
  expect(submitUrl('a page')).toHaveAccessibleDescription(/^Choose a page/);
  expect(changes).toEqual([]);
  submitUrl(typed);
  expect(changes.at(-1)).toBe(`[Word](${href})`);
});

test.each([
  ['selected words', 'Read this now.', { from: 6, to: 10 }, 'Read [this](/api/media/1) now.'],
  ['its name where no words are selected', '', 1, '[Checklist](/api/media/1)'],
])('a file is linked by %s', async (_name, value, selection, expected) => {
  const changes: string[] = [];
  const files = { choose: jest.fn() };
  render(
    <MarkdownEditor
      label="Text"
      value={value}
      onChange={(markdown) => changes.push(markdown)}
      files={files}
    />,
  );
  act(() => void editor().chain().focus().setTextSelection(selection).run());
  fireEvent.keyDown(editor().view.dom, { key: 'k', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'File' }));
  act(() => files.choose.mock.calls[0]?.[0]({ address: '/api/media/1', label: 'Checklist' }));
  expect(changes.at(-1)).toBe(expected);
  expect(screen.queryByRole('form', { name: 'Link' })).not.toBeInTheDocument();
});

test('a button leads to a file of the library, which names it until it has a label', () => {
  const changes: string[] = [];
  const files = { choose: jest.fn() };
  render(
    <MarkdownEditor label="Text" value="" onChange={(markdown) => changes.push(markdown)} files={files} />,
  );
  editor().view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 });
  act(() => editor().view.focus());
  type('/but');
  fireEvent.mouseDown(screen.getByRole('option', { name: 'Button' }));
  const form = within(screen.getByRole('form', { name: 'Button' }));
  const choose = (address: string, label: string) => {
    fireEvent.click(form.getByRole('button', { name: 'File' }));
    act(() => files.choose.mock.lastCall?.[0]({ address, label }));
  };
  choose('/api/media/1', 'Checklist');
  choose('/api/media/2', 'Second checklist');
  fireEvent.click(form.getByRole('button', { name: 'Insert button' }));
  expect(changes.at(-1)).toBe('[Checklist](/api/media/2 "button")');
});

test('the menu inserts a button once it has a label and a link; the selected button is edited', async () => {
  const { changes } = open('');
  editor().view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 });
  act(() => editor().view.focus());
  type('/but');
  fireEvent.mouseDown(screen.getByRole('option', { name: 'Button' }));
  const form = screen.getByRole('form', { name: 'Button' });
  const [label, link] = [within(form).getByLabelText('Label'), within(form).getByLabelText('Link')];
  const submit = () => fireEvent.click(within(form).getByRole('button', { name: 'Insert button' }));
  submit();
  expect(label).toHaveAccessibleDescription('Enter what the button says.');
  fireEvent.change(label, { target: { value: 'Talk [to] us' } });
  submit();
  expect(link).toHaveAccessibleDescription(/^Choose a page/);
  expect(link).toHaveFocus();
  fireEvent.change(link, { target: { value: '/contact' } });
  submit();
  expect(changes.at(-1)).toBe('[Talk \\[to\\] us](/contact "button")');
  act(() => void editor().commands.setNodeSelection(0));
  fireEvent.click(screen.getByRole('button', { name: 'Button', pressed: true }));
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Call us' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save button' }));
  expect(changes.at(-1)).toBe('[Call us](/contact "button")');
});

test('a video link pasted on a line of its own asks for the title of the video', () => {
  const { changes } = open('');
  const clipboardData = { getData: () => 'https://youtu.be/dQw4w9WgXcQ', files: [], items: [], types: [] };
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData });
  expect(screen.getByLabelText('YouTube or Vimeo link')).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
  expect(screen.getByLabelText('Title')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'A tour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Insert video' }));
  expect(changes.at(-1)).toBe('[A tour](https://youtu.be/dQw4w9WgXcQ "video")');
});

test('an image of the library gets a caption and is made wide', () => {
  const src = `/api/media/${'a'.repeat(24)}`;
  const { changes } = open(`![A rack](${src})`);
  act(() => void editor().commands.setNodeSelection(0));
  fireEvent.click(screen.getByRole('button', { name: 'Image' }));
  expect(screen.getByLabelText('URL')).toHaveValue(src);
  fireEvent.change(screen.getByLabelText('Caption (optional)'), { target: { value: 'Our "rack"' } });
  fireEvent.click(screen.getByLabelText('Wide'));
  fireEvent.click(screen.getByRole('button', { name: 'Save image' }));
  expect(changes.at(-1)).toBe(`![A rack](${src}#wide "Our \\"rack\\"")`);
  expect(screen.getByText('Our "rack"').tagName).toBe('FIGCAPTION');
});

test('says that long Markdown was pasted as plain text, until the message is closed', () => {
  open('');
  const text = `## Part\n\n${'Words. '.repeat(5000)}`;
  const clipboardData = {
    getData: (type: string) => (type === 'text/plain' ? text : ''),
    files: [],
    items: [],
    types: [],
  };
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData });
  expect(screen.getByRole('status')).toHaveTextContent(/pasted as plain text/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
