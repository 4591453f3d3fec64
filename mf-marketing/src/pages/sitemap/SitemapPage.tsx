import { notFound, useCachedResult } from '@site/shell/kit';
import type { SitePagesResult } from '@site/shell/kit/query';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { LinkColumns } from './LinkColumns';
import { SitemapPager } from './SitemapPager';
import { sectionsOf } from './sectionsOf';
import { sitemapPageNumber, sitemapPagePath } from './sitemapPageNumber';

const RequestedPages = lazy(() => import('./PagesLoader'));

/** Every page of the site, on one page if they fit. */
export function SitemapPage() {
  const pageNumber = sitemapPageNumber(useLocation().search);
  const listed = useCachedResult<SitePagesResult>('listSitePages', { pageNumber });
  return (
    <InnerPage
      title="Sitemap"
      searchTitle={pageNumber > 1 ? `Sitemap, page ${pageNumber}` : undefined}
      description="All pages of this website: services, industries, service areas, articles, tools and policies."
      lead="All pages of this website."
      path={sitemapPagePath(pageNumber)}
    >
      {listed ? (
        sectionsOf(listed.pages).map(({ id, title, pages }, index) => (
          <TitledSection key={id} id={id} title={title} background={index % 2 ? undefined : 'sheet'}>
            <LinkColumns pages={pages} />
          </TitledSection>
        ))
      ) : (
        <Suspense>
          <RequestedPages pageNumber={pageNumber} />
        </Suspense>
      )}
      {listed && listed.pageCount > 1 && (
        <SitemapPager pageNumber={pageNumber} pageCount={listed.pageCount} />
      )}
    </InnerPage>
  );
}

export { SitemapPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { listSitePages } = await import('@site/shell/kit/query');
  if (!(await fetch(listSitePages.initiate({ pageNumber: sitemapPageNumber(url.search) })))) throw notFound();
}
