import { Component, memo, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useHydrated } from '../../kit';
import { PageProblem } from '../layout/PageProblem';
import { isPrivate } from './isPrivate';
import { NotFoundPage } from './NotFoundPage';
import type { Resolved } from './resolve';
import { StaticPage } from './StaticPage';

interface RemotePageProps {
  resolved: Resolved;
  /** True for the page the server rendered. */
  isFirst: boolean;
}

/**
 * One remote's page inside a boundary of its own: whatever fails in it, the rest of the site goes on. Renders again
 * only for another page, since sections that are not hydrated yet must not be disturbed.
 */
export const RemotePage = memo(function RemotePage(props: RemotePageProps) {
  return (
    <>
      {/* Else the next page's document would name this address as where the visitor came from. */}
      {isPrivate(props.resolved) && <meta name="referrer" content="strict-origin" />}
      <Outcome {...props} />
    </>
  );
});

function Outcome({ resolved, isFirst }: RemotePageProps) {
  const { status, route, isStatic } = resolved;
  if (status === 404) return <NotFoundPage />;
  if (status === 503) return <PageProblem kind="unavailable" />;
  if (route?.frame === 'workbench') return <WorkbenchPage resolved={resolved} />;
  if (isStatic) return <StaticPage />;
  return <Page resolved={resolved} isFirst={isFirst} />;
}

/** Rendered in the browser only: the server writes an empty frame. */
function WorkbenchPage({ resolved }: { resolved: Resolved }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <div data-page aria-busy="true" />;
  if (resolved.isStatic) return <PageProblem kind="broken" />;
  return <Page resolved={resolved} isFirst={false} />;
}

function Page({ resolved: { route, module }, isFirst }: RemotePageProps) {
  if (!route || !module) return null;
  const { Component: RoutedPage } = module;
  return (
    <PageBoundary fallback={isFirst ? <StaticPage /> : <PageProblem kind="broken" />}>
      <div data-page>
        <Suspense>
          <Routes>
            <Route path={route.path} caseSensitive element={<RoutedPage />} />
          </Routes>
        </Suspense>
      </div>
    </PageBoundary>
  );
}

class PageBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
