import { type PointerEvent, useState } from 'react';
import { dropIndex } from './itemOrder';

/** Drags an item by its handle; tracks the drop position and moves the item on release. */
export function useItemDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const end = () => setDrag(undefined);
  return {
    drag,
    handle: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ from, to: from });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.from !== from) return;
        scrollNearEdge(event.clientY);
        const to = dropIndex(itemCenters(event.currentTarget), from, event.clientY);
        if (to !== drag.to) setDrag({ from, to });
      },
      onPointerUp: () => {
        if (drag?.from === from && drag.to !== from) onMove(from, drag.to);
        end();
      },
      onPointerCancel: end,
    }),
  };
}

interface Drag {
  from: number;
  to: number;
}

function itemCenters(handle: HTMLElement): number[] {
  const list = handle.closest('ol');
  return [...(list?.children ?? [])].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2;
  });
}

/** Scrolls the window when the pointer is near its edge. */
function scrollNearEdge(height: number) {
  if (height < EDGE_PX) window.scrollBy(0, -STEP_PX);
  if (height > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
}

const EDGE_PX = 72;
const STEP_PX = 16;
