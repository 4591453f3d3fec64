import { below, styled } from '@site/shell/kit';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** Tabs with keyboard support: arrow keys, Home and End. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(0);
  const selected = Math.min(choice, tabs.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    const target = KEY_TARGETS[event.key]?.(selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    setChoice(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
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
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setChoice(index)}
          >
            {tab.name}
          </button>
        ))}
      </List>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {tabs[selected]?.content}
      </div>
    </div>
  );
}

export interface Tab {
  name: string;
  content: ReactNode;
}

const KEY_TARGETS: Record<string, (selected: number, count: number) => number> = {
  ArrowRight: (selected, count) => (selected + 1) % count,
  ArrowLeft: (selected, count) => (selected + count - 1) % count,
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
