import { styled } from '@site/shell/kit';
import { useState } from 'react';
import { Coverage } from './Coverage';
import { useAreas } from './useAreas';

/** How well the areas are covered, opened on demand above their list. */
export function AreasNotice() {
  const areas = useAreas();
  const [isOpen, setIsOpen] = useState(false);
  if (!areas?.length) return null;
  return (
    <Look onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Coverage of the areas</summary>
      {isOpen && <Coverage areas={areas} />}
    </Look>
  );
}

const Look = styled('details')`
  border-bottom: 1px solid var(--line-2);
  background: var(--paper);
  summary {
    padding: 9px 20px;
    font-weight: 550;
    color: var(--navy);
    cursor: pointer;
  }
`;
