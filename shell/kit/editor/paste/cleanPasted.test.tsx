import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { type ImageSource, MarkdownEditor } from '../MarkdownEditor';

const samples = join(import.meta.dirname, 'samples');
const sample = (file: string) => readFileSync(join(samples, file), 'utf8');
const names = readdirSync(samples).flatMap((file) => file.match(/^(.+)\.html\.txt$/)?.[1] ?? []);

// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

function paste(html: string, upload?: ImageSource['upload']): string {
  const onChange = jest.fn();
  const images = upload && { upload, choose: () => undefined };
  render(<MarkdownEditor label="Text" value="" onChange={onChange} images={images} />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  return onChange.mock.lastCall?.[0] ?? '';
}

test.each(names)('converts the clipboard HTML of %s to clean Markdown', (name) => {
  const markdown = paste(sample(`${name}.html.txt`));
  expect(`${markdown}\n`).toBe(sample(`${name}.md`));
});

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

test('uploads images whose bytes are in the HTML, and inserts each in its place', () => {
  const uploads: Parameters<ImageSource['upload']>[] = [];
  const html = `<p>One</p><img alt="A rack" src="${PIXEL}"><p>Two</p><ul><li>Three<img src="${PIXEL}"></li></ul>`;
  expect(paste(html, (...upload) => void uploads.push(upload))).toBe('One\n\nTwo\n\n- Three');
  expect(uploads.map(([{ name, type, size }]) => [name, type, size])).toEqual([
    ['A rack.png', 'image/png', 8],
    ['Pasted image.png', 'image/png', 8],
  ]);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  act(() =>
    uploads.forEach(([, placeholder], at) => void placeholder.fill({ src: `/media/${at}`, alt: '' })),
  );
  expect(editor.state.doc.content.content.map(({ type, attrs }) => attrs.src ?? type.name)).toEqual([
    'paragraph',
    '/media/0',
    'paragraph',
    'bulletList',
    '/media/1',
    'paragraph',
  ]);
});

test('an image alone leaves nothing else behind', () => {
  const upload = jest.fn();
  paste(`<blockquote><img src="${PIXEL}"></blockquote>`, upload);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  expect(upload).toHaveBeenCalledTimes(1);
  expect(editor.getText().trim()).toBe('');
  expect(editor.getHTML()).not.toContain('data:');
});

test.each([
  ['a local file', '<img alt="A rack" src="file:///C:/Temp/image001.png">', true, 'A rack'],
  ['bytes that cannot be read', '<img alt="A rack" src="data:image/png;base64,%%%">', true, 'A rack'],
  ['bytes where no image can be uploaded', `<img src="${PIXEL}">`, false, ''],
])('a text stands for %s', (_, html, canUpload, alt) => {
  const upload = jest.fn();
  const markdown = paste(`<p>One</p>${html}`, canUpload ? upload : undefined);
  expect(markdown).toBe(`One\n\n\\[Image missing${alt && `: ${alt}`}\\]`);
  expect(upload).not.toHaveBeenCalled();
});

function pasteText(text: string): string {
  const onChange = jest.fn();
  render(<MarkdownEditor label="Text" value="" onChange={onChange} />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  const getData = (type: string) => (type === 'text/plain' ? text : '');
  fireEvent.paste(editor.view.dom, { clipboardData: { getData, types: ['text/plain'], files: [] } });
  return onChange.mock.lastCall?.[0] ?? '';
}

test.each([
  '## Backups\n\nTest **every** restore.\n\n- First\n- Second',
  '1. Call us\n2. [Book a time](/bookings)',
  '> Nobody asked.\n\n```\nrobocopy\n```',
  '| Plan | Price |\n| --- | --- |\n| Basic | 90 |',
])('formats plain text that is Markdown: %j', (markdown) => {
  expect(pasteText(markdown).replace(/ {2,}| ?\| ?/g, '|')).toBe(markdown.replace(/ ?\| ?/g, '|'));
});

test('pastes other plain text as it is', () => {
  expect(pasteText('One line of 5 * 3.\n    Indented - text\nhttps://example.com')).toBe(
    'One line of 5 \\* 3.\n\n    Indented - text\n\n[https://example.com](https://example.com)',
  );
});
