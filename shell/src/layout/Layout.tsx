import { type ReactNode, useEffect, useRef } from 'react';
import type { PageDefinition } from '../../remote';
import { ConsentGate } from '../consent/ConsentGate';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingRing } from './LoadingRing';
import { SkipLink } from './SkipLink';
import { showArrival } from './showArrival';

/** The layout around every page. Bare pages and the workbench have their own. */
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
      {/* Before the header, so that two presses of Tab reach it. */}
      <ConsentGate />
      <Header isLanding={frame === 'landing'} />
      <LoadingRing isLoading={isLoading} />
      <main id="main">{children}</main>
      <Footer isLanding={frame === 'landing'} />
    </>
  );
}

export interface LayoutProps {
  frame?: PageDefinition['frame'];
  /** The next page is loading. */
  isLoading?: boolean;
  children: ReactNode;
}

/**
 * After navigation (not on the first page): sets the scroll position (top, anchor or saved), plays the page's entry
 * animation, focuses its heading and announces its title. `page` identifies the page: its URL, or one key for a
 * screen that manages its own focus while its URL changes.
 */
export function useRouteArrival(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    showArrival();
  }, [page]);
}
