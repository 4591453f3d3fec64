import { useAnswered } from '@site/shell/kit';
import type { SitePage } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense } from 'react';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { branchesOf } from './branchesOf';
import { LinkColumns } from './LinkColumns';

const AskedPages = lazy(() => import('./AskedPages'));

/** Every page on one sheet. */
export function SitemapPage() {
  const pages = useAnswered<SitePage[]>('listPages');
  return (
    <SheetPage
      title="Sitemap"
      description="Every page of this website on one sheet: services, industries, service areas, articles, tools and legal documents."
      lead="Every page on one sheet."
      path={paths.sitemap}
    >
      {pages ? (
        branchesOf(pages).map(({ id, title, pages: listed }, index) => (
          <Quarter key={id} id={id} title={title} ground={index % 2 ? undefined : 'sheet'}>
            <LinkColumns pages={listed} />
          </Quarter>
        ))
      ) : (
        <Suspense>
          <AskedPages />
        </Suspense>
      )}
    </SheetPage>
  );
}

export { SitemapPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { listPages } = await import('@site/shell/kit/query');
  await fetch(listPages.initiate());
}
