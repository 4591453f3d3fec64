import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { MarkdownEditor } from '../MarkdownEditor';

const samples = join(import.meta.dirname, 'samples');
const sample = (file: string) => readFileSync(join(samples, file), 'utf8');
const names = readdirSync(samples).flatMap((file) => file.match(/^(.+)\.html\.txt$/)?.[1] ?? []);

function paste(html: string): string {
  const onChange = jest.fn();
  render(<MarkdownEditor label="Text" value="" onChange={onChange} />);
  const { editor } = screen.getByRole('textbox') as HTMLElement & { editor: Editor };
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  return onChange.mock.lastCall?.[0] ?? '';
}

test.each(names)('converts the clipboard HTML of %s to clean Markdown', (name) => {
  const markdown = paste(sample(`${name}.html.txt`));
  expect(`${markdown}\n`).toBe(sample(`${name}.md`));
});
