import { styled } from '@site/shell/kit';
import { useState } from 'react';
import { Coverage } from './Coverage';
import { locations } from './locationsApi';
import { useAreas } from './useAreas';

/** The coverage of the areas, opened on demand above their list. */
export function CoverageNotice() {
  const { data } = locations.useRows(ONE);
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.items.length) return null;
  return (
    <Styles onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Coverage by service area</summary>
      {isOpen && <Covered />}
    </Styles>
  );
}

/** Requests all areas once the panel is opened. */
function Covered() {
  const areas = useAreas();
  return areas ? <Coverage areas={areas} /> : <p className="mu">Loading…</p>;
}

const ONE = { limit: '1' };

const Styles = styled('details')`
  border-bottom: 1px solid var(--line-2);
  background: var(--paper);
  summary {
    padding: 9px 20px;
    font-weight: 550;
    color: var(--navy);
    cursor: pointer;
  }
  > p {
    padding: 0 20px 18px;
  }
`;
