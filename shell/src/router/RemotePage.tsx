import { Component, memo, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useHydrated, useSettings } from '../../kit';
import { PageError } from '../layout/PageError';
import { isPrivate } from './isPrivate';
import { NotFoundPage } from './NotFoundPage';
import { pageKey } from './pageKey';
import type { Resolved } from './resolvePage';
import { StaticPage } from './StaticPage';

interface RemotePageProps {
  resolved: Resolved;
  /** Whether the server rendered this page. */
  isFirst: boolean;
}

/**
 * A remote's page in its own error boundary, so that a failure does not affect the rest of the site. Memoized,
 * because sections that are not hydrated yet must not be disturbed.
 */
export const RemotePage = memo(function RemotePage(props: RemotePageProps) {
  return (
    <>
      {/* Else the next page's document would name this address as where the visitor came from. */}
      {isPrivate(props.resolved) && <meta name="referrer" content={referrerOf(props.resolved)} />}
      <Outcome {...props} />
    </>
  );
});

const referrerOf = ({ route }: Resolved) => (route?.frame === 'sealed' ? 'no-referrer' : 'strict-origin');

function Outcome({ resolved, isFirst }: RemotePageProps) {
  const { status, route, isStatic } = resolved;
  if (status === 404 && !route) return <NotFoundPage key={resolved.url} />;
  if (status === 503) return <PageError key={resolved.url} kind="unavailable" />;
  if (route?.frame === 'workbench') return <WorkbenchPage resolved={resolved} />;
  if (isStatic) return <StaticPage />;
  return <Page resolved={resolved} isFirst={isFirst} />;
}

/** Rendered only in the browser; the server renders an empty element. */
function WorkbenchPage({ resolved }: { resolved: Resolved }) {
  const isHydrated = useHydrated();
  const { name } = useSettings();
  if (!isHydrated)
    return (
      <>
        <title>{`${name} admin`}</title>
        <div data-page aria-busy="true" />
      </>
    );
  if (resolved.isStatic) return <PageError kind="broken" />;
  return <Page resolved={resolved} isFirst={false} />;
}

/** The page in its layout, if it has one. The layout stays mounted while its pages change. */
function Page({ resolved, isFirst }: RemotePageProps) {
  const { route, module, layout, content: contentData } = resolved;
  if (!route || !module) return null;
  if (module.content && !contentData) return <PageError key={resolved.url} kind="broken" />;
  const page = pageKey(resolved);
  const { Component: RoutedPage } = module;
  const content = (
    <Suspense key={page}>
      <Routes>
        <Route path={route.path} caseSensitive element={<RoutedPage content={contentData as never} />} />
      </Routes>
    </Suspense>
  );
  return (
    <PageBoundary page={page} fallback={isFirst ? <StaticPage /> : <PageError kind="broken" />}>
      <div data-page key={layout ? `${route.remote}${route.layout}` : page}>
        {layout ? (
          <layout.Component>
            {/* What the server wrote is put back whole, so the first page's failure is not caught in here. */}
            {isFirst ? (
              content
            ) : (
              <PageBoundary key={page} page={page} fallback={<PageError kind="broken" />}>
                {content}
              </PageBoundary>
            )}
          </layout.Component>
        ) : (
          content
        )}
      </div>
    </PageBoundary>
  );
}

interface PageBoundaryProps {
  /** A new page resets the boundary. */
  page: string;
  fallback: ReactNode;
  children: ReactNode;
}

class PageBoundary extends Component<PageBoundaryProps, { page: string; hasFailed: boolean }> {
  override state = { page: this.props.page, hasFailed: false };

  static getDerivedStateFromProps({ page }: PageBoundaryProps, shown: { page: string }) {
    return page === shown.page ? null : { page, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
