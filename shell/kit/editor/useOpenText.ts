import type { Editor } from '@tiptap/core';
import { use, useEffect } from 'react';
import { type OpenText, OpenTextsContext } from './openTexts';

/** Offers the text of an editor to the tools of its screen. */
export function useOpenText(editor: Editor | undefined, isReadOnly = false): void {
  const openTexts = use(OpenTextsContext);
  useEffect(() => {
    if (!editor || !openTexts) return;
    const text: OpenText = {
      insertLink: (path, label) => insertLink(editor, path, label),
      select: (words) => selectWords(editor, words),
    };
    const remember = () => {
      if (!isReadOnly) openTexts.latest = text;
    };
    openTexts.all.add(text);
    editor.on('focus', remember);
    return () => {
      editor.off('focus', remember);
      openTexts.all.delete(text);
      if (openTexts.latest === text) openTexts.latest = undefined;
    };
  }, [editor, openTexts, isReadOnly]);
}

function insertLink(editor: Editor, path: string, label: string): void {
  const marks = [{ type: 'link', attrs: { href: path } }];
  const chain = editor.chain().focus();
  if (editor.state.selection.empty) chain.insertContent({ type: 'text', text: label, marks }).run();
  else
    chain
      .setLink({ href: path })
      // Words that are typed next follow the link instead of replacing it.
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .run();
}

/** Words match whatever is between them, such as line breaks and formatting. */
function selectWords(editor: Editor, words: string): boolean {
  const parts = words.match(/[\p{L}\p{N}]+/gu);
  if (!parts) return false;
  const pattern = new RegExp(parts.join('[^\\p{L}\\p{N}]+'), 'u');
  let range: { from: number; to: number } | undefined;
  editor.state.doc.descendants((node, position) => {
    if (range || !node.isTextblock) return !range;
    const found = pattern.exec(node.textBetween(0, node.content.size, undefined, ' '));
    const from = position + 1 + (found?.index ?? 0);
    if (found) range = { from, to: from + found[0].length };
    return false;
  });
  if (!range) return false;
  editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  return true;
}
