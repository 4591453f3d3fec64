import { Button } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { CallButton } from './CallButton';

/** The two ways to reach a person, first in the header of pages that sell, with the page's own actions after them. */
export function CallAndBook({ bookTo, children }: { bookTo: string; children?: ReactNode }) {
  return (
    <>
      <CallButton />
      <Button to={bookTo}>Book a call</Button>
      {children}
    </>
  );
}
