import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Switches what a panel shows. */
export function PanelTabs({ label, tabs, value, onChoose, children }: PanelTabsProps) {
  return (
    <Styles>
      <fieldset aria-label={`${label} by`}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            aria-pressed={tab.value === value}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </fieldset>
      {children}
    </Styles>
  );
}

interface PanelTabsProps {
  label: string;
  tabs: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** Actions after the tabs. */
  children?: ReactNode;
}

const Styles = styled('div')`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  > :last-child:not(fieldset) {
    margin-left: auto;
  }
  fieldset {
    min-width: 0;
    /* The first label begins where the title does. */
    margin: 0 0 0 -8px;
    padding: 0;
    border: 0;
    display: flex;
    /* One row, which scrolls where the panel is narrow. */
    overflow-x: auto;
    scrollbar-width: thin;
    gap: 2px;
  }
  fieldset button {
    min-height: 32px;
    padding: 5px 8px;
    border: 0;
    background: none;
    color: var(--muted);
    font: 500 var(--a13) / 1.3 var(--sans);
    white-space: nowrap;
    cursor: pointer;
  }
  fieldset button:hover {
    background: var(--hover);
    color: var(--ink);
  }
  fieldset [aria-pressed="true"] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--navy);
  }
  @media ${below.phone} {
    fieldset button {
      min-height: 44px;
    }
  }
`;
