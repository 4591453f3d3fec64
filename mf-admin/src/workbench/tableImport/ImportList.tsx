import { styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

interface ImportListProps {
  rows: { id: string; name: ReactNode; details: ReactNode }[];
  isBusy?: boolean;
  onUndo: (id: string) => void;
}

/** Previous imports, each with undo; nothing without any. */
export function ImportList({ rows, isBusy, onUndo }: ImportListProps) {
  if (!rows.length) return null;
  return (
    <Styles aria-label="Previous imports">
      <h3>Previous imports</h3>
      <ul>
        {rows.map(({ id, name, details }) => (
          <li key={id}>
            <span>
              {name} <span className="m mu">{details}</span>
            </span>
            <button type="button" className="lk" disabled={isBusy} onClick={() => onUndo(id)}>
              Undo import
            </button>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

const Styles = styled('section')`
  padding: 12px 20px 18px;
  border-top: 1px solid var(--line-2);
  h3 {
    font-size: var(--a14);
    font-weight: 600;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  .lk {
    flex: none;
  }
`;
