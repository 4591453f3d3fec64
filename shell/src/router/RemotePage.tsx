import { Component, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useHydrated } from '../../kit';
import { PageProblem } from '../layout/PageProblem';
import { NotFoundPage } from './NotFoundPage';
import type { Resolved } from './resolve';
import { StaticPage } from './StaticPage';

interface RemotePageProps {
  resolved: Resolved;
  /** True for the page the server rendered. */
  isFirst: boolean;
}

/** One remote's page inside a boundary of its own: whatever fails in it, the rest of the site goes on. */
export function RemotePage({ resolved: { status, route, module, isStatic }, isFirst }: RemotePageProps) {
  const isHydrated = useHydrated();
  if (status === 404) return <NotFoundPage />;
  if (status === 503) return <PageProblem kind="unavailable" />;
  if (isStatic) return <StaticPage />;
  // A workbench page renders in the browser only.
  if (!route || !module || (route.frame === 'workbench' && !isHydrated))
    return <div data-page aria-busy="true" />;
  const Page = module.Component;
  return (
    <PageBoundary fallback={isFirst ? <StaticPage /> : <PageProblem kind="broken" />}>
      <div data-page>
        <Suspense>
          <Routes>
            <Route path={route.path} element={<Page />} />
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
