import styled from '@emotion/styled/base';
import type { Editor } from '@tiptap/core';
import type { Command as Step } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';

/** What can be done to the table the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const take = (step: Step) => {
    step(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Look role="group" aria-label="Table">
      {STEPS.map(([name, step]) => (
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
    </Look>
  );
}

const STEPS: [string, Step][] = [
  ['Add row', addRowAfter],
  ['Add column', addColumnAfter],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
];

const Look = styled('div')`
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
