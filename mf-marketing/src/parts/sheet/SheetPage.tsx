import { Page, type PageWords } from '@site/shell/kit';
import type { ReactNode } from 'react';
import type { SheetDrawing } from './drawingAt';
import { SheetHead } from './SheetHead';

/** An inner page: a sheet with its head, and below it whatever it is about. */
export function SheetPage({ drawing, actions, children, ...words }: SheetPageProps) {
  return (
    <Page
      {...words}
      head={(head) => (
        <SheetHead {...head} drawing={drawing}>
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
  /** What can be done at once, in the head. */
  actions?: ReactNode;
  children?: ReactNode;
}
