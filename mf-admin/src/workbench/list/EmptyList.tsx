import { Button, below, styled } from '@site/shell/kit';
import type { NoMatchText } from './definition/ListDefinition';

/** An empty list: no records yet, or none that match the search and filters. */
export function EmptyList({ emptyState, noMatchText, plural, onClear }: EmptyListProps) {
  const noMatch = typeof noMatchText === 'string' ? { text: noMatchText } : noMatchText;
  return (
    <Styles>
      {!noMatch ? (
        <>
          <svg viewBox="0 0 220 44" aria-hidden="true">
            <path d="M1 22H150" strokeDasharray="14 4 2 4" />
            <path d="M1 14v16M150 14v16" />
            <circle cx="180" cy="22" r="5" />
          </svg>
          <h2>{emptyState.title}</h2>
          <p>{emptyState.text}</p>
          {emptyState.action && (
            <Button tone="navy" size="small" onClick={emptyState.action.act}>
              {emptyState.action.label}
            </Button>
          )}
        </>
      ) : (
        <>
          <svg viewBox="0 0 220 44" aria-hidden="true">
            <path d="M1 10h60M1 22h90M1 34h44" />
            <path d="M112 6v32M118 6v32" />
          </svg>
          <h2>{noMatch.title ?? `No matching ${plural}`}</h2>
          <p role="status">{noMatch.text}</p>
          <Button tone="line" size="small" onClick={onClear}>
            Show all {plural}
          </Button>
        </>
      )}
    </Styles>
  );
}

interface EmptyListProps {
  emptyState: { title: string; text: string; action?: { label: string; act: () => void } };
  /** Why nothing matches; undefined without search and filters. */
  noMatchText?: NoMatchText;
  plural: string;
  onClear: () => void;
}

const Styles = styled('div')`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 32px 20px 36px;
  background: var(--sheet);
  border-bottom: 1px solid var(--line-2);
  svg {
    width: 220px;
    height: 44px;
    margin-bottom: 14px;
    stroke: var(--blue-2);
    fill: none;
    stroke-width: 1.2;
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  p {
    margin: 6px 0 16px;
    max-width: 48ch;
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
