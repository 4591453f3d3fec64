import styled from '@emotion/styled/base';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Command } from './commands';
import { useEditorState } from './useEditorState';

/**
 * Menu of blocks after a `/` at the beginning of a line. Arrow keys move, Enter inserts, Esc closes the menu and
 * keeps the slash.
 */
export function SlashMenu({ editor, commands }: { editor: Editor; commands: Command[] }) {
  useEditorState(editor);
  const query = editor.isFocused ? slashQuery(editor) : undefined;
  const [left, setLeft] = useState<string>();
  const [at, setAt] = useState(0);
  const found =
    query === undefined || query === left
      ? []
      : commands.filter(({ name }) => name.toLowerCase().includes(query));
  const current = found[Math.min(at, found.length - 1)];
  const choose = (command: Command) => {
    const { from } = editor.state.selection;
    editor
      .chain()
      .deleteRange({ from: from - (query?.length ?? 0) - 1, to: from })
      .run();
    command.run(editor);
    setAt(0);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!current || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((found.indexOf(current) + step + found.length) % found.length);
    else if (event.key === 'Enter') choose(current);
    else if (event.key === 'Escape') setLeft(query);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { dom } = editor.view;
    const container = dom.parentElement;
    const listen = (event: KeyboardEvent) => handleKey(event);
    // Before the editor's own keys.
    container?.addEventListener('keydown', listen, { capture: true });
    return () => container?.removeEventListener('keydown', listen, { capture: true });
  }, [editor]);
  const active = current && `slash-${current.name.replace(' ', '-')}`;
  useEffect(() => {
    const { dom } = editor.view;
    if (!active) return undefined;
    dom.setAttribute('aria-activedescendant', active);
    dom.setAttribute('aria-controls', 'slash');
    return () => {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
    };
  }, [editor, active]);
  if (!current) return null;
  const { left: x, bottom: y } = editor.view.coordsAtPos(editor.state.selection.from);
  return (
    <Styles
      id="slash"
      role="listbox"
      aria-label="Insert"
      style={{ left: Math.min(x, window.innerWidth - 220), top: y + 6 }}
    >
      {found.map((command) => {
        const { name, icon: Icon } = command;
        return (
          <div
            key={name}
            id={`slash-${name.replace(' ', '-')}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === current}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(command);
            }}
          >
            <Icon aria-hidden />
            {name}
          </div>
        );
      })}
    </Styles>
  );
}

/** Text typed after the slash, in lower case. */
function slashQuery({ state: { selection } }: Editor): string | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  return /^\/([a-z ]{0,20})$/i.exec($from.parent.textBetween(0, $from.parentOffset))?.[1]?.toLowerCase();
}

const Styles = styled('div')`
  position: fixed;
  z-index: var(--layer-bar);
  width: 204px;
  padding: 4px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--sheet);
  box-shadow: var(--sh-float);
  [role="option"] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 0 10px;
    border-radius: var(--r-cell);
    color: var(--ink);
    font-size: 0.875rem;
    cursor: pointer;
  }
  [aria-selected="true"] {
    background: var(--sel);
  }
  svg {
    width: 16px;
    height: 16px;
    color: var(--navy);
  }
`;
