import styled from '@emotion/styled/base';
import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Slice } from '@tiptap/pm/model';
import ImageIcon from 'lucide-react/icons/image';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../page/Button';
import { caretMargins } from './caretMargins';
import { blocks, linkBlocks } from './commands';
import { extensions } from './extensions';
import { imageFilesIn } from './images/imageFilesIn';
import { addPlaceholder, type ImagePlaceholder, ImagePlaceholders } from './images/imagePlaceholders';
import type { FileSource } from './links/fileSource';
import { type LinkTargets, noLinkTargets } from './links/linkTargets';
import { MarkdownText } from './MarkdownText';
import { hasEmbeddedImages, insertWithoutEmbedded } from './paste/embeddedImages';
import { PasteCleaner } from './paste/PasteCleaner';
import { isTooLongToFormat, parsePastedMarkdown } from './paste/pastedMarkdown';
import { pastedVideo } from './paste/pastedVideo';
import { replaceChangedBlocks } from './replaceChangedBlocks';
import { SlashMenu } from './SlashMenu';
import { Toolbar, type ToolbarForm } from './Toolbar';
import { highlightIssues, type TextChecker } from './textIssues';
import { textCss } from './textStyles';
import { useOpenText } from './useOpenText';

/**
 * A WYSIWYG editor with Markdown as its value. `/` at the beginning of a line opens a menu of blocks. It has no undo
 * history of its own; the parent component owns undo.
 */
export function MarkdownEditor({
  value,
  onChange,
  images,
  files,
  useLinkTargets = noLinkTargets,
  check,
  label,
  placeholder,
  isReadOnly,
  children,
}: MarkdownEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [text] = useState(() => new MarkdownText());
  const [form, setForm] = useState<ToolbarForm>();
  const [isUnformatted, setIsUnformatted] = useState(false);
  // Values reported through `onChange` that have not come back as `value`, after the last acknowledged one. Any other
  // value is an external change.
  const reported = useRef([value]);
  const report = useEffectEvent((markdown: string) => {
    if (markdown === reported.current.at(-1)) return;
    reported.current.push(markdown);
    onChange(markdown);
  });
  const upload = useEffectEvent((files: File[], made: Editor, at?: number) => {
    if (!images || !files.length) return false;
    for (const file of files)
      images.upload(file, addPlaceholder(made, at ?? made.state.selection.to, file.name));
    return true;
  });
  const insertPasted = useEffectEvent((slice: Slice, made: Editor, at?: number) => {
    if (!hasEmbeddedImages(slice)) return false;
    if (at !== undefined) made.commands.setTextSelection(at);
    const embedded = insertWithoutEmbedded(made.view, slice, Boolean(images));
    for (const { file, at: position } of embedded) upload([file], made, position);
    return true;
  });
  useEffect(() => {
    const edges = caretMargins(container.current);
    const made = new Editor({
      element: container.current,
      extensions: [
        ...extensions,
        ImagePlaceholders,
        PasteCleaner,
        Placeholder.configure({ placeholder: placeholder ?? '' }),
        ...(check ? [highlightIssues(check)] : []),
      ],
      content: text.read(reported.current.at(-1) ?? '').toJSON(),
      injectCSS: false,
      editable: !isReadOnly,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
        scrollThreshold: edges,
        scrollMargin: edges,
        clipboardTextParser: (pasted, _, isPlain) => {
          const parsed = isPlain ? undefined : parsePastedMarkdown(pasted);
          setIsUnformatted(!isPlain && !parsed && isTooLongToFormat(pasted));
          // Undefined leaves the text to the default parser; its type does not say so.
          return (parsed && Slice.maxOpen(made.schema.nodeFromJSON(parsed.toJSON()).content)) as Slice;
        },
        handleDOMEvents: {
          // Where the focus comes back, for example from a dialog, the browser sets the caret to the start of the text
          // and ProseMirror moves it a moment later, too late for who types at once.
          focus: (view) => view.focus(),
        },
        handlePaste: (_, event, slice) => {
          const video = pastedVideo(event, made);
          if (video) setForm({ kind: 'video', pasted: video });
          return (
            Boolean(video) || upload(imageFilesIn(event.clipboardData), made) || insertPasted(slice, made)
          );
        },
        handleDoubleClickOn: (_, _at, { type, attrs }) => {
          if (isReadOnly || !['linkBlock', 'image'].includes(type.name)) return false;
          setForm({ kind: type.name === 'image' ? 'image' : attrs.kind });
          return true;
        },
        handleDrop: (view, event, slice, isMoved) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
          if (isMoved) return false;
          return upload(imageFilesIn(event.dataTransfer), made, at) || insertPasted(slice, made, at);
        },
      },
      onUpdate: ({ editor: { state } }) => report(text.write(state.doc)),
      onSelectionUpdate: ({ editor: { commands }, transaction }) => {
        // The browser moves the caret with the arrow keys and ignores the scroll margins.
        if (!transaction.docChanged && !transaction.getMeta('pointer')) commands.scrollIntoView();
      },
    });
    text.adoptDocument(made.state.doc);
    // oxlint-disable-next-line react/set-state-in-effect -- The editor needs the element of the first render.
    setEditor(made);
    return () => made.destroy();
  }, [label, placeholder, isReadOnly, check, text]);
  useEffect(() => {
    if (!editor) return;
    // When the user types fast, an earlier value comes back after later ones were reported.
    const acknowledged = reported.current.lastIndexOf(value);
    if (acknowledged >= 0) {
      reported.current.splice(0, acknowledged);
      return;
    }
    reported.current = [value];
    replaceChangedBlocks(editor, text.read(value).toJSON());
    text.adoptDocument(editor.state.doc);
  }, [editor, value, text]);
  useOpenText(editor, isReadOnly);
  const choose = (into: Editor) => {
    images?.choose(addPlaceholder(into, into.state.selection.to, 'Image'));
    return true;
  };
  const formCommands = linkBlocks.map(({ kind, ...named }) => ({
    ...named,
    isOn: () => false,
    run: () => {
      setForm({ kind });
      return true;
    },
  }));
  const imageCommand = { name: 'Image', icon: ImageIcon, isOn: () => false, run: choose };
  return (
    <Styles>
      {editor && !isReadOnly && (
        <Toolbar
          editor={editor}
          form={form}
          onForm={setForm}
          onChooseImage={images && choose}
          files={files}
          useLinkTargets={useLinkTargets}
        />
      )}
      <div role="status">
        {isUnformatted && (
          <p className="unformatted">
            This Markdown is too long to format, so it was pasted as plain text. To format it, undo, and paste
            it in parts of at most 30,000 characters.{' '}
            <Button type="button" tone="line" size="small" onClick={() => setIsUnformatted(false)}>
              Close
            </Button>
          </p>
        )}
      </div>
      {children}
      <div className="paper" ref={container} />
      {editor && !isReadOnly && (
        <SlashMenu
          editor={editor}
          commands={[...blocks, ...(images ? [imageCommand] : []), ...formCommands]}
        />
      )}
    </Styles>
  );
}

export interface MarkdownEditorProps {
  value: string;
  onChange: (markdown: string) => void;
  /** Source of images; without it only addresses can be entered. */
  images?: ImageSource;
  /** Source of files that links lead to; without it only addresses can be entered. */
  files?: FileSource;
  /** Suggests pages of the site for what is typed as a link's URL. */
  useLinkTargets?: LinkTargets;
  /** Finds issues to underline. Must be a stable function. */
  check?: TextChecker;
  /** Accessible name. */
  label: string;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Content between toolbar and text, such as upload progress. */
  children?: ReactNode;
}

/** Provides images for placeholders. An image that fails removes its placeholder. */
export interface ImageSource {
  /** Uploads a pasted or dropped image. */
  upload: (file: File, placeholder: ImagePlaceholder) => void;
  /** Lets the user choose an image. */
  choose: (placeholder: ImagePlaceholder) => void;
}

const Styles = styled('div')`
  position: relative;
  ${textCss}
  .unformatted {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    border-top: 0;
    background: var(--ember-w);
    color: var(--ink);
    font-size: 0.875rem;
  }
`;
