import type { LinkBlockKind } from '@site/api/content/markdown/linkBlocks';
import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Info from 'lucide-react/icons/info';
import Italic from 'lucide-react/icons/italic';
import Lightbulb from 'lucide-react/icons/lightbulb';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Quote from 'lucide-react/icons/quote';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import SquareCode from 'lucide-react/icons/square-code';
import SquarePlay from 'lucide-react/icons/square-play';
import Strikethrough from 'lucide-react/icons/strikethrough';
import TableIcon from 'lucide-react/icons/table';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';
import { type CalloutKind, calloutKinds, toggleCallout } from './callout';
import { emptyTable, toFirstCell } from './tableNodes';

/** Commands for selected text. */
export const marks: Command[] = [
  {
    name: 'Bold',
    icon: Bold,
    keys: 'Mod+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: Italic,
    keys: 'Mod+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Strikethrough',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'Code',
    icon: Code,
    keys: 'Mod+E',
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

const CALLOUTS: { kind: CalloutKind; icon: Command['icon'] }[] = [
  { kind: 'note', icon: Info },
  { kind: 'tip', icon: Lightbulb },
  { kind: 'warning', icon: TriangleAlert },
];

/** Commands for blocks, in the toolbar and the slash menu. */
export const blocks: Command[] = [
  {
    name: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Subheading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bullet list',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  ...CALLOUTS.map(({ kind, icon }) => ({
    name: calloutKinds[kind],
    icon,
    isOn: (editor: Editor) => editor.isActive('callout', { kind }),
    run: (editor: Editor) => toggleCallout(editor, kind),
  })),
  {
    name: 'Code block',
    icon: SquareCode,
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'Table',
    icon: TableIcon,
    isOn: (editor) => editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertContent(emptyTable()).command(toFirstCell).run(),
  },
  {
    name: 'Divider',
    icon: Minus,
    isOn: () => false,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** Blocks that a form inserts. */
export const linkBlocks: { kind: LinkBlockKind; name: string; icon: Command['icon'] }[] = [
  { kind: 'button', name: 'Button', icon: RectangleHorizontal },
  { kind: 'video', name: 'Video', icon: SquarePlay },
];

export interface Command {
  name: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Keyboard shortcut in `aria-keyshortcuts` syntax; `Mod` is Control or Meta. */
  keys?: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
}
