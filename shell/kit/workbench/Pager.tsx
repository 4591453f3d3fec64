import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Button } from '../page/Button';
import { below } from '../theme/widths';

/** Pagination: the range that is shown, and previous and next buttons. */
export function Pager({ from, shown, total, hasMore, isBusy, onNext, onPrevious, children }: PagerProps) {
  const range =
    shown === 0
      ? 'No entries'
      : `${number(from)} to ${number(from + shown - 1)} of ${number(total)}${hasMore ? '+' : ''}`;
  return (
    <Styles>
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
    </Styles>
  );
}

export interface PagerProps {
  /** Position of the first row, counted from 1. */
  from: number;
  shown: number;
  total: number;
  /** The total is a lower bound. */
  hasMore?: boolean;
  /** Another page is loading. */
  isBusy?: boolean;
  /** Undefined if there is no such page. */
  onNext?: () => void;
  onPrevious?: () => void;
  /** Content before the range, such as keyboard shortcuts. */
  children?: ReactNode;
}

const number = (value: number) => value.toLocaleString('en-US');

const Styles = styled('footer')`
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
