import { Page, type PageWords } from '@site/shell/kit';
import type { ReactNode } from 'react';
import type { SheetDrawing } from './drawingAt';
import { type OtherWords, SheetHead } from './SheetHead';

/** An inner page: a sheet with its head, and below it whatever it is about. */
export function SheetPage({ drawing, actions, otherWords, children, ...words }: SheetPageProps) {
  return (
    <Page
      {...words}
      head={(head) => (
        <SheetHead {...head} drawing={drawing} otherWords={otherWords}>
          {actions}
        </SheetHead>
      )}
    >
      {children}
    </Page>
  );
}

export interface SheetPageProps extends PageWords {
  drawing?: SheetDrawing;
  /** Words the head may change to in the browser: it is as tall as any of them needs, so that nothing moves then. */
  otherWords?: OtherWords[];
  /** What can be done at once, in the head. */
  actions?: ReactNode;
  children?: ReactNode;
}
