import { listPages, QueryState, useListPagesQuery } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { branchesOf } from './branchesOf';
import { LinkColumns } from './LinkColumns';

/** Every page on one sheet. */
export function SitemapPage() {
  const pages = useListPagesQuery();
  return (
    <SheetPage
      title="Sitemap"
      description="Every page of this website on one sheet: services, industries, service areas, articles, tools and legal documents."
      lead="Every page on one sheet."
      path={paths.sitemap}
    >
      <QueryState of={pages}>
        {(all) =>
          branchesOf(all).map(({ id, title, pages: listed }, index) => (
            <Quarter key={id} id={id} title={title} ground={index % 2 ? undefined : 'sheet'}>
              <LinkColumns pages={listed} />
            </Quarter>
          ))
        }
      </QueryState>
    </SheetPage>
  );
}

export { SitemapPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  await fetch(listPages.initiate());
}
