import styled from '@emotion/styled/base';
import type { Editor } from '@tiptap/core';
import type { Command as TableCommand } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { useEffect } from 'react';

/** Commands for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  // They make the toolbar higher, which may cover the row with the cursor.
  useEffect(() => void editor.commands.scrollIntoView(), [editor]);
  const take = (step: TableCommand) => {
    step(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Styles role="group" aria-label="Table">
      {TABLE_COMMANDS.map(([name, step]) => (
        <button
          key={name}
          type="button"
          className="lk"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(step)}
        >
          {name}
        </button>
      ))}
    </Styles>
  );
}

const TABLE_COMMANDS: [string, TableCommand][] = [
  ['Add row', addRowAfter],
  ['Add column', addColumnAfter],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
];

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 6px 10px 8px;
  border-top: 1px solid var(--line);
  font-size: 0.8125rem;
  button {
    background-color: transparent;
  }
`;
