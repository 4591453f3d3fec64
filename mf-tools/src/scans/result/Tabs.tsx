import { below, styled } from '@site/shell/kit';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** Several views of one thing, one at a time: chosen by pointer, or by the arrow keys, Home and End. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, tabs.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    const to = MOVES[event.key]?.(at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.name}
          </button>
        ))}
      </List>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${at}`}>
        {tabs[at]?.shows}
      </div>
    </div>
  );
}

export interface Tab {
  name: string;
  shows: ReactNode;
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const List = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  border-bottom: 1px solid var(--tab-line, var(--line-2));
  button {
    min-height: 44px;
    padding: 0 14px;
    margin-bottom: -1px;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    font: 550 0.9375rem / 1.2 var(--sans);
    color: inherit;
    cursor: pointer;
  }
  [aria-selected="true"] {
    color: var(--tab-on, var(--ink));
    border-bottom-color: var(--ember);
  }
  @media ${below.small} {
    button {
      padding-inline: 9px;
    }
  }
  @media print {
    display: none;
  }
`;
