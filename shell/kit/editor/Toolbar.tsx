import styled from '@emotion/styled/base';
import type { LinkBlockKind } from '@site/api/content/markdown/linkBlocks';
import type { Editor } from '@tiptap/core';
import ImageIcon from 'lucide-react/icons/image';
import LinkIcon from 'lucide-react/icons/link';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { blocks, linkBlocks, marks } from './commands';
import { AddressForm } from './links/AddressForm';
import type { FileSource } from './links/fileSource';
import { LinkBlockForm } from './links/LinkBlockForm';
import type { LinkTargets } from './links/linkTargets';
import { TableTools } from './TableTools';
import { useEditorState } from './useEditorState';

/** The toolbar. It is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ editor, form, onForm, onChooseImage, files, useLinkTargets }: ToolbarProps) {
  useEditorState(editor);
  const [at, setAt] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const openLink = useEffectEvent(() => onForm({ kind: 'link' }));
  useEffect(() => {
    const text = editor.view.dom;
    // Elsewhere the same keys mean a search: that is left alone here.
    const openLinkForm = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      openLink();
    };
    text.addEventListener('keydown', openLinkForm);
    return () => text.removeEventListener('keydown', openLinkForm);
  }, [editor]);
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = [...(container.current?.querySelectorAll('button') ?? [])];
    if (!step || !all.length) return;
    event.preventDefault();
    const next = (all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length;
    setAt(next);
    all[next]?.focus();
  };
  const hasImage = editor.isActive('image');
  const buttons: Tool[] = [
    ...marks.map((each) => ({ ...each, isOn: each.isOn(editor), run: () => void each.run(editor) })),
    {
      name: 'Link',
      icon: LinkIcon,
      keys: 'Mod+K',
      isOn: editor.isActive('link'),
      run: () => onForm({ kind: 'link' }),
    },
    ...blocks.map((each) => ({ ...each, isOn: each.isOn(editor), run: () => void each.run(editor) })),
    {
      name: 'Image',
      icon: ImageIcon,
      isOn: hasImage,
      // For an existing image the form asks for its alt text.
      run: () => (onChooseImage && !hasImage ? onChooseImage(editor) : onForm({ kind: 'image' })),
    },
    ...linkBlocks.map(({ kind, name, icon }) => ({
      name,
      icon,
      isOn: editor.isActive('linkBlock', { kind }),
      run: () => onForm({ kind }),
    })),
  ];
  return (
    <Styles>
      <div className="tools" role="toolbar" aria-label="Formatting" ref={container} onKeyDown={handleKey}>
        {buttons.map(({ name, icon: Icon, isOn, keys, run }, index) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={isOn}
            aria-keyshortcuts={keys?.replace('Mod', MOD)}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon aria-hidden />
          </button>
        ))}
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {form && (form.kind === 'button' || form.kind === 'video') && (
        <LinkBlockForm
          key={`${form.kind} ${form.pasted}`}
          editor={editor}
          kind={form.kind}
          pasted={form.pasted}
          files={files}
          useLinkTargets={useLinkTargets}
          onClose={() => onForm(undefined)}
        />
      )}
      {form && (form.kind === 'link' || form.kind === 'image') && (
        <AddressForm
          key={form.kind}
          editor={editor}
          kind={form.kind}
          files={files}
          useLinkTargets={useLinkTargets}
          onClose={() => onForm(undefined)}
        />
      )}
    </Styles>
  );
}

/** The form below the toolbar. */
export interface ToolbarForm {
  kind: 'link' | 'image' | LinkBlockKind;
  /** The URL of a video that was pasted. */
  pasted?: string;
}

interface ToolbarProps {
  editor: Editor;
  form?: ToolbarForm;
  onForm: (form: ToolbarForm | undefined) => void;
  onChooseImage?: (editor: Editor) => void;
  files?: FileSource;
  useLinkTargets: LinkTargets;
}

interface Tool {
  name: string;
  icon: (typeof marks)[number]['icon'];
  keys?: string;
  isOn?: boolean;
  run: () => void;
}

const MOD = typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control';

const Styles = styled('div')`
  position: sticky;
  top: var(--tools-top, 0);
  z-index: 2;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  .tools {
    display: flex;
    flex-wrap: wrap;
    padding: 3px;
  }
  .tools button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--r-cell);
    background: none;
    color: var(--navy);
    cursor: pointer;
  }
  .tools button:hover {
    background: var(--hover);
  }
  .tools button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--on-navy);
  }
  svg {
    width: 17px;
    height: 17px;
  }
`;
