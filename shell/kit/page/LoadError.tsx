import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Button } from './Button';

/** Shown when data could not be loaded: a message and a retry button, without layout shift. */
export function LoadError({ title = 'This couldn’t be loaded', children, onRetry, isBusy }: LoadErrorProps) {
  return (
    <Styles role="status">
      <h2>{title}</h2>
      <p>{children ?? 'The rest of the site works. Please try again in a moment.'}</p>
      {onRetry && (
        <Button tone="line" onClick={onRetry} disabled={isBusy}>
          {isBusy ? 'Trying…' : 'Try again'}
        </Button>
      )}
    </Styles>
  );
}

export interface LoadErrorProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  isBusy?: boolean;
}

const Styles = styled('div')`
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  padding: clamp(24px, 4vw, 48px);
  display: grid;
  justify-items: start;
  gap: 12px;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    max-width: var(--measure);
  }
`;
