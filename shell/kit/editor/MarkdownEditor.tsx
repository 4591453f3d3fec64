import styled from '@emotion/styled/base';
import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import ImageIcon from 'lucide-react/icons/image';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { blocks } from './commands';
import { extensions } from './extensions';
import { imageFilesIn } from './imageFilesIn';
import { addPlaceholder, type ImagePlaceholder, ImagePlaceholders } from './imagePlaceholders';
import { MarkdownText } from './MarkdownText';
import { PasteCleaner } from './paste/PasteCleaner';
import { replaceChangedBlocks } from './replaceChangedBlocks';
import { SlashMenu } from './SlashMenu';
import { Toolbar } from './Toolbar';
import { findings, type TextChecker } from './textIssues';
import { textCss } from './textStyles';

/**
 * A text with its formatting, written as one reads it; Markdown is what goes in and comes out. `/` at the beginning of a
 * line offers what can stand there. What takes a step back is whoever holds the text: it has no steps of its own.
 */
export function MarkdownEditor({
  value,
  onChange,
  pictures,
  check,
  label,
  placeholder,
  isReadOnly,
  children,
}: MarkdownEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [text] = useState(() => new MarkdownText());
  // What was told and has not come back yet, the last known before: anything else that comes was written elsewhere.
  const told = useRef([value]);
  const tell = useEffectEvent((markdown: string) => {
    if (markdown === told.current.at(-1)) return;
    told.current.push(markdown);
    onChange(markdown);
  });
  const upload = useEffectEvent((files: File[], made: Editor, at?: number) => {
    if (!pictures || !files.length) return false;
    for (const file of files)
      pictures.upload(file, addPlaceholder(made, at ?? made.state.selection.to, file.name));
    return true;
  });
  useEffect(() => {
    const edges = edgesOf(place.current);
    const made = new Editor({
      element: place.current,
      extensions: [
        ...extensions,
        ImagePlaceholders,
        PasteCleaner,
        Placeholder.configure({ placeholder: placeholder ?? '' }),
        ...(check ? [findings(check)] : []),
      ],
      content: text.read(told.current.at(-1) ?? '').toJSON(),
      injectCSS: false,
      editable: !isReadOnly,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
        scrollThreshold: edges,
        scrollMargin: edges,
        handlePaste: (_, event) => upload(imageFilesIn(event.clipboardData), made),
        handleDrop: (view, event, _, isMoved) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
          return !isMoved && upload(imageFilesIn(event.dataTransfer), made, at);
        },
      },
      onUpdate: ({ editor: { state } }) => tell(text.write(state.doc)),
      onSelectionUpdate: ({ editor: { commands }, transaction }) => {
        // The browser moves the caret with the keys, and knows nothing of the edges.
        if (!transaction.docChanged && !transaction.getMeta('pointer')) commands.scrollIntoView();
      },
    });
    text.know(made.state.doc);
    setEditor(made);
    return () => made.destroy();
  }, [label, placeholder, isReadOnly, check, text]);
  useEffect(() => {
    if (!editor) return;
    // Who types fast hears of an earlier word while the next ones are there already.
    const heard = told.current.lastIndexOf(value);
    if (heard >= 0) {
      told.current.splice(0, heard);
      return;
    }
    told.current = [value];
    replaceChangedBlocks(editor, text.read(value).toJSON());
    text.know(editor.state.doc);
  }, [editor, value, text]);
  const choose = (into: Editor) => {
    pictures?.choose(addPlaceholder(into, into.state.selection.to, 'Image'));
    return true;
  };
  const picture = { name: 'Image', icon: ImageIcon, isOn: () => false, run: choose };
  return (
    <Look>
      {editor && !isReadOnly && <Toolbar editor={editor} onChoosePicture={pictures && choose} />}
      {children}
      <div className="paper" ref={place} />
      {editor && !isReadOnly && (
        <SlashMenu editor={editor} offers={pictures ? [...blocks, picture] : blocks} />
      )}
    </Look>
  );
}

/** How near to each edge of the window the caret may come: not under the tools, which stay at its top. */
function edgesOf(paper: HTMLElement | null) {
  const tools = () => paper?.parentElement?.querySelector('[role="toolbar"]')?.parentElement;
  return {
    ...{ right: 0, bottom: 64, left: 0 },
    get top() {
      return (tools()?.getBoundingClientRect().bottom ?? 0) + 12;
    },
  };
}

export interface MarkdownEditorProps {
  value: string;
  onChange: (markdown: string) => void;
  /** Where pictures come from; without it they are addresses alone. */
  pictures?: PictureSource;
  /** Says what of it is to be looked at; the same function for as long as the text is open. */
  check?: TextChecker;
  /** Its name for screen readers. */
  label: string;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Stands between tools and text, such as what is on its way into it. */
  children?: ReactNode;
}

/** Gives pictures to a text, each in the place that is kept for it. One that does not come leaves its place. */
export interface PictureSource {
  /** Stores one that was pasted or dropped. */
  upload: (file: File, place: ImagePlaceholder) => void;
  /** Lets the writer choose one. */
  choose: (place: ImagePlaceholder) => void;
}

const Look = styled('div')`
  position: relative;
  ${textCss}
`;
