import { below, styled } from '@site/shell/kit';
import { IconButton } from '@site/shell/kit/workbench';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useOrder } from './OrderProvider';
import { useRowDrag } from './useRowDrag';

/** The position of a row, which is moved by dragging, buttons or arrow keys. */
export function OrderCell({ id, name, orderedIds }: OrderCellProps) {
  const { canMove: mayMove, move } = useOrder();
  const position = orderedIds.indexOf(id);
  const refocus = useRef<HTMLButtonElement>(null);
  const moveTo = (next: number, button: HTMLButtonElement | null) => {
    refocus.current = button;
    move({ id, name, orderedIds, to: next });
  };
  const drag = useRowDrag({ id, orderedIds, onDrop: (next) => moveTo(next, null) });
  // Moving the row in the DOM loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after it moved
  useEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [position]);
  if (!mayMove) return <span className="tn">{position + 1}</span>;
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = TARGETS[event.key]?.(position, orderedIds.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(next, event.currentTarget);
  };
  const keys = { onKeyDown: handleKey, 'aria-keyshortcuts': 'ArrowUp ArrowDown Home End' };
  return (
    <Styles>
      <span className="grip" aria-hidden="true" {...drag}>
        <GripVertical />
      </span>
      <IconButton
        {...keys}
        label={`Move ${name} up`}
        aria-disabled={position === 0}
        onClick={({ currentTarget }) => moveTo(position - 1, currentTarget)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        {...keys}
        label={`Move ${name} down`}
        aria-disabled={position === orderedIds.length - 1}
        onClick={({ currentTarget }) => moveTo(position + 1, currentTarget)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </Styles>
  );
}

interface OrderCellProps {
  id: string;
  name: string;
  orderedIds: readonly string[];
}

const TARGETS: Record<string, (position: number, count: number) => number> = {
  ArrowUp: (position) => position - 1,
  ArrowDown: (position) => position + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Above the link that covers the complete row. */
const Styles = styled('span')`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  .grip {
    display: grid;
    place-items: center;
    width: 24px;
    height: 32px;
    color: var(--muted);
    cursor: grab;
    touch-action: none;
  }
  .grip svg {
    width: 16px;
    height: 16px;
  }
  button[aria-disabled="true"] {
    opacity: 0.35;
  }
  @media ${below.phone} {
    margin-right: -8px;
  }
`;
