import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import type { ListColumn } from '../definition/ListDefinition';

/** Chooses the columns of the list. */
export function ColumnsDialog<Row>({ columns, shown, onToggle, onReset, onClose }: ColumnsDialogProps<Row>) {
  return (
    <Dialog open onClose={onClose} title="Columns">
      <Styles>
        {columns.map((column, index) => (
          <label key={column.name}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              disabled={index === 0}
              onChange={() => onToggle(column.name)}
            />
            {column.name}
          </label>
        ))}
        <Button tone="line" size="small" onClick={onReset}>
          Reset to default
        </Button>
      </Styles>
    </Dialog>
  );
}

interface ColumnsDialogProps<Row> {
  columns: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  onToggle: (name: string) => void;
  onReset: () => void;
  onClose: () => void;
}

const Styles = styled('div')`
  padding: 6px 20px 20px;
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    cursor: pointer;
  }
  input {
    width: 16px;
    height: 16px;
    accent-color: var(--navy);
  }
  button {
    margin-top: 16px;
  }
`;
