import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Button } from '../page/Button';
import { below } from '../theme/widths';

/** The foot of a list in pages: which part is shown, and the way to the next one and back. */
export function Pager({ from, shown, total, hasMore, isBusy, onNext, onPrevious, children }: PagerProps) {
  const range =
    shown === 0
      ? 'No entries'
      : `${number(from)} to ${number(from + shown - 1)} of ${number(total)}${hasMore ? '+' : ''}`;
  return (
    <Look>
      {children}
      <span className="pg" role="status">
        {isBusy ? 'Loading…' : range}
      </span>
      <nav aria-label="Pages">
        <Button tone="line" size="small" type="button" onClick={onPrevious} disabled={isBusy || !onPrevious}>
          Previous
        </Button>
        <Button tone="line" size="small" type="button" onClick={onNext} disabled={isBusy || !onNext}>
          Next
        </Button>
      </nav>
    </Look>
  );
}

export interface PagerProps {
  /** The place of the first row shown, counted from 1. */
  from: number;
  shown: number;
  total: number;
  /** There may be more. */
  hasMore?: boolean;
  /** Another page is on its way. */
  isBusy?: boolean;
  /** Undefined where there is no page that way. */
  onNext?: () => void;
  onPrevious?: () => void;
  /** Stands before the range, such as the keys that work in the list. */
  children?: ReactNode;
}

const number = (value: number) => value.toLocaleString('en-US');

const Look = styled('footer')`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 9px 20px;
  border-top: 1px solid var(--line-2);
  background: var(--sheet);
  color: var(--muted);
  font-size: var(--a13);
  .pg {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  nav {
    display: flex;
    gap: 8px;
  }
  @media ${below.phone} {
    padding: 12px 16px;
    .pg {
      margin-left: 0;
      margin-right: auto;
    }
  }
`;
