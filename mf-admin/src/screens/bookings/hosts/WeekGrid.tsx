import type { WorkingHours } from '@site/api/bookings/hosts/contract';
import { styled } from '@site/shell/kit';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { describeDay, describeSlot, gridDays, slotCount, slotKey, toHours, toSlots } from './hoursGrid';

/**
 * Half hours of a week. Drag or click to change them; with the keyboard, arrow keys move, Space changes one, and Shift
 * with an arrow key gives the next the same state.
 */
export function WeekGrid({ value, onChange, labelledBy, describedBy }: WeekGridProps) {
  const slots = toSlots(value);
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ column: 0, slot: 18 });
  // Whether the current drag sets half hours or clears them.
  const paint = useRef<boolean>(undefined);
  useEffect(() => {
    const element = box.current;
    // Office hours first, not midnight, once the grid has its size: it may be rendered before it is shown.
    const observer = new ResizeObserver(() => {
      const row = element?.querySelector<HTMLElement>('[data-slot="15"]');
      if (!element || !row?.offsetTop) return;
      element.scrollTop = row.offsetTop;
      observer.disconnect();
    });
    if (element) observer.observe(element);
    const stop = () => {
      paint.current = undefined;
    };
    window.addEventListener('mouseup', stop);
    return () => {
      observer.disconnect();
      window.removeEventListener('mouseup', stop);
    };
  }, []);

  const set = (column: number, slot: number, isOn: boolean) => {
    const next = new Set(slots);
    const key = slotKey(gridDays[column] ?? 1, slot);
    if (isOn) next.add(key);
    else next.delete(key);
    onChange(toHours(next));
  };
  const isOn = (column: number, slot: number) => slots.has(slotKey(gridDays[column] ?? 1, slot));
  const handleKeyDown = (event: KeyboardEvent) => {
    const { column, slot } = active;
    const [across, down] = MOVES[event.key] ?? [0, 0];
    if (!across && !down) return;
    event.preventDefault();
    const next = {
      column: Math.min(6, Math.max(0, column + across)),
      slot: Math.min(slotCount - 1, Math.max(0, slot + down)),
    };
    setActive(next);
    box.current?.querySelector<HTMLElement>(`[data-cell="${next.column} ${next.slot}"]`)?.focus();
    if (event.shiftKey) set(next.column, next.slot, isOn(column, slot));
  };
  // A tap is a press without a drag, because fingers scroll.
  const begin = (event: MouseEvent, column: number, slot: number) => {
    setActive({ column, slot });
    if (event.button !== 0) return;
    paint.current = !isOn(column, slot);
    set(column, slot, paint.current);
  };
  return (
    <Styles>
      <div className="scroll" ref={box}>
        <table aria-labelledby={labelledBy} aria-describedby={describedBy}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Time</span>
              </th>
              {gridDays.map((weekday) => (
                <th key={weekday} scope="col" abbr={DAYS[weekday]}>
                  {DAYS[weekday]?.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SLOTS.map((slot) => (
              <tr key={slot} data-slot={slot}>
                <th scope="row" className="m mu">
                  {slot % 2 ? (
                    <span className="sr">{describeSlot(slot)}</span>
                  ) : (
                    describeSlot(slot).replace(':00', '')
                  )}
                </th>
                {gridDays.map((weekday, column) => (
                  <td key={weekday}>
                    <button
                      type="button"
                      data-cell={`${column} ${slot}`}
                      aria-label={`${DAYS[weekday]} ${describeSlot(slot)}`}
                      aria-pressed={isOn(column, slot)}
                      tabIndex={active.column === column && active.slot === slot ? 0 : -1}
                      onKeyDown={handleKeyDown}
                      onFocus={() => setActive({ column, slot })}
                      onMouseDown={(event) => begin(event, column, slot)}
                      onMouseEnter={() => paint.current !== undefined && set(column, slot, paint.current)}
                      // The mouse has changed it on the way down; a key press has no clicks.
                      onClick={({ detail }) => detail === 0 && set(column, slot, !isOn(column, slot))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl>
        {gridDays.map((weekday) => (
          <div key={weekday}>
            <dt>{DAYS[weekday]}</dt>
            <dd>{describeDay(value, weekday) || <span className="mu">Not bookable</span>}</dd>
          </div>
        ))}
      </dl>
    </Styles>
  );
}

interface WeekGridProps {
  value: readonly WorkingHours[];
  onChange: (hours: WorkingHours[]) => void;
  labelledBy?: string;
  describedBy?: string;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const SLOTS = Array.from({ length: slotCount }, (_, slot) => slot);

const MOVES: Record<string, [across: number, down: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Styles = styled('div')`
  width: 100%;
  .scroll {
    position: relative;
    max-height: 340px;
    overflow-y: auto;
    border: 1px solid var(--line-2);
    border-radius: 3px;
    user-select: none;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 6px 0;
    background: var(--sheet);
    border-bottom: 1px solid var(--line-2);
    font-size: var(--a12);
    font-weight: 600;
    text-align: center;
  }
  th:first-of-type {
    width: 54px;
  }
  tbody th {
    padding: 2px 8px 0 0;
    text-align: right;
    vertical-align: top;
    font-size: 0.6875rem;
  }
  td {
    padding: 0;
    border-left: 1px solid var(--line);
  }
  tr:nth-of-type(odd) td {
    border-top: 1px solid var(--line);
  }
  button[data-cell] {
    display: block;
    width: 100%;
    height: 20px;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    cursor: pointer;
  }
  button[data-cell]:hover {
    background: var(--hover);
  }
  button[data-cell][aria-pressed="true"] {
    background: var(--blue-2);
  }
  button[data-cell]:focus-visible {
    outline: 2px solid var(--ember);
    outline-offset: -2px;
    box-shadow: none;
  }
  dl {
    margin-top: 10px;
    font-size: var(--a13);
  }
  dl > div {
    display: grid;
    grid-template-columns: 92px 1fr;
    gap: 8px;
    padding: 2px 0;
  }
  dt {
    color: var(--muted);
  }
  dd {
    color: var(--ink);
  }
`;
