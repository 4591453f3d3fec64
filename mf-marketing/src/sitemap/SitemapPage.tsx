import { Seo } from '@site/shell/kit';
import { listPages, QueryState, useListPagesQuery } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { branchesOf } from './branchesOf';
import { LinkColumns } from './LinkColumns';

/** Every page on one sheet. */
export function SitemapPage() {
  const pages = useListPagesQuery();
  return (
    <>
      <Seo
        title="Sitemap"
        description="Every page of this website on one sheet: services, industries, service areas, articles, tools and legal documents."
        path={paths.sitemap}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Sitemap', to: paths.sitemap },
        ]}
      />
      <SheetHead title="Sitemap" lead="Every page on one sheet." />
      <QueryState of={pages}>
        {(all) =>
          branchesOf(all).map(({ id, title, pages: listed }, index) => (
            <Quarter key={id} id={id} title={title} ground={index % 2 ? undefined : 'sheet'}>
              <LinkColumns pages={listed} />
            </Quarter>
          ))
        }
      </QueryState>
    </>
  );
}

export { SitemapPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  await fetch(listPages.initiate());
}
