import { type PointerEvent, useRef } from 'react';

/** Drags a table row by a handle, marks the drop position and reports it on drop. */
export function useRowDrag({ id, orderedIds, onDrop }: RowDrag) {
  const target = useRef<number>(undefined);
  const clearTarget = () => {
    for (const row of document.querySelectorAll('tr[data-drop]')) row.removeAttribute('data-drop');
    target.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      clearTarget();
      const row = rowAt(event.clientX, event.clientY);
      const over = row ? orderedIds.indexOf(row.key) : -1;
      if (!row || over < 0 || row.key === id) return;
      target.current = over;
      row.element.dataset.drop = over < orderedIds.indexOf(id) ? 'above' : 'below';
    },
    onPointerUp: () => {
      const index = target.current;
      clearTarget();
      if (index !== undefined) onDrop(index);
    },
    onPointerCancel: clearTarget,
  };
}

interface RowDrag {
  id: string;
  /** The ids of all rows in order. */
  orderedIds: readonly string[];
  /** `index`: the new index. */
  onDrop: (index: number) => void;
}

function rowAt(x: number, y: number): { element: HTMLElement; key: string } | undefined {
  const element = document
    .elementsFromPoint(x, y)
    .find((each) => each.closest('tr'))
    ?.closest('tr');
  const key = element?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
  return element && key !== undefined ? { element, key } : undefined;
}
