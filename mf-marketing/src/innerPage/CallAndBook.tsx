import { Button } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { CallButton } from './CallButton';

/** The two ways to reach a person, first in the header of pages that sell, with the page's own actions after them. */
export function CallAndBook({ bookTo, callLabel, bookLabel = 'Book a call', children }: CallAndBookProps) {
  return (
    <>
      <CallButton label={callLabel} />
      <Button to={bookTo}>{bookLabel}</Button>
      {children}
    </>
  );
}

interface CallAndBookProps {
  bookTo: string;
  callLabel?: string;
  bookLabel?: string;
  children?: ReactNode;
}
