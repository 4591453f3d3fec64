import { type ReactNode, useEffect, useRef } from 'react';
import type { PageDefinition } from '../../remote';
import { ConsentGate } from '../consent/ConsentGate';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingRing } from './LoadingRing';
import { SkipLink } from './SkipLink';
import { showArrival } from './showArrival';

/** What stands around every page. Bare pages and the workbench bring their own surroundings. */
export function Layout({ frame, isLoading, children }: LayoutProps) {
  if (frame === 'workbench') {
    return (
      <>
        <LoadingRing isLoading={isLoading} />
        {children}
      </>
    );
  }
  if (frame === 'bare' || frame === 'sealed') return <main id="main">{children}</main>;
  return (
    <>
      <SkipLink />
      <Header isLanding={frame === 'landing'} />
      <LoadingRing isLoading={isLoading} />
      <main id="main">{children}</main>
      <Footer isLanding={frame === 'landing'} />
      <ConsentGate />
    </>
  );
}

export interface LayoutProps {
  frame?: PageDefinition['frame'];
  /** A next page is on its way. */
  isLoading?: boolean;
  children: ReactNode;
}

/**
 * What follows a change of page, but not the first: the window is at the top (or at the address's anchor,
 * or where the visitor left it), the page enters, its heading has the focus and its title is announced. `page` tells pages apart: its address, or one name
 * for a screen that manages its own focus while its address changes.
 */
export function useRouteArrival(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    showArrival();
  }, [page]);
}
