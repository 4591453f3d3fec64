import { notFound, useAnswered } from '@site/shell/kit';
import type { PagesSheet } from '@site/shell/kit/query';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { branchesOf } from './branchesOf';
import { LinkColumns } from './LinkColumns';
import { SheetPager } from './SheetPager';
import { addressOfSheet, sheetIn } from './sheetIn';

const AskedPages = lazy(() => import('./AskedPages'));

/** Every page of the site; on one sheet, as long as there is room. */
export function SitemapPage() {
  const sheet = sheetIn(useLocation().search);
  const listed = useAnswered<PagesSheet>('listSheet', { sheet });
  return (
    <SheetPage
      title="Sitemap"
      searchTitle={sheet > 1 ? `Sitemap, sheet ${sheet}` : undefined}
      description="Every page of this website on one sheet: services, industries, service areas, articles, tools and legal documents."
      lead={listed && listed.sheets > 1 ? 'Every page, sheet by sheet.' : 'Every page on one sheet.'}
      path={addressOfSheet(sheet)}
    >
      {listed ? (
        branchesOf(listed.pages).map(({ id, title, pages }, index) => (
          <Quarter key={id} id={id} title={title} ground={index % 2 ? undefined : 'sheet'}>
            <LinkColumns pages={pages} />
          </Quarter>
        ))
      ) : (
        <Suspense>
          <AskedPages sheet={sheet} />
        </Suspense>
      )}
      {listed && listed.sheets > 1 && <SheetPager sheet={sheet} sheets={listed.sheets} />}
    </SheetPage>
  );
}

export { SitemapPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { listSheet } = await import('@site/shell/kit/query');
  if (!(await fetch(listSheet.initiate({ sheet: sheetIn(url.search) })))) throw notFound();
}
