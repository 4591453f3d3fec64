import { Seo, SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { LinkColumns } from './LinkColumns';
import { NoteLinks } from './NoteLinks';
import { siteTree } from './siteTree';

/** Every page on one sheet. */
export function SitemapPage() {
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
      {siteTree.map(({ id, title, links }, index) => (
        <Quarter key={id} id={id} title={title} ground={index % 2 ? undefined : 'sheet'}>
          <LinkColumns links={links} />
        </Quarter>
      ))}
      <Quarter
        id="foundry"
        title="The Foundry"
        note={<SmartLink to={paths.blog}>All notes, to be searched</SmartLink>}
        ground="sheet"
      >
        <NoteLinks />
      </Quarter>
    </>
  );
}

export { SitemapPage as Component };
