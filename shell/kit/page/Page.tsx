import type { ReactNode } from 'react';
import type { Breadcrumb } from './Breadcrumbs';
import { FoldMarker } from './FoldMarker';
import { Seo, type SeoProps } from './Seo';

/**
 * A page: its heading, its metadata for search engines and link previews, and its breadcrumbs, both visible and as
 * structured data, are made of one set of texts. The remote renders the header.
 */
export function Page({
  title,
  searchTitle = title,
  lead,
  breadcrumbs = [],
  label = title,
  renderHeader,
  children,
  ...seo
}: PageProps) {
  const trail = [{ label: 'Home', to: '/' }, ...breadcrumbs, { label, to: seo.path }];
  return (
    <>
      <Seo {...seo} title={searchTitle} breadcrumbs={seo.noindex ? undefined : trail} />
      {renderHeader({ title, lead, breadcrumbs: trail })}
      <FoldMarker />
      {children}
    </>
  );
}

export interface PageProps extends PageTexts {
  renderHeader: (words: PageHeaderContent) => ReactNode;
  children?: ReactNode;
}

/** What a page says of itself. */
export interface PageTexts extends Omit<SeoProps, 'crumbs'> {
  /** The heading. */
  title: string;
  /** What search engines and tabs call the page, where that is more than its heading. */
  searchTitle?: string;
  lead?: string;
  /** The pages between the home page and this one. */
  breadcrumbs?: Breadcrumb[];
  /** What the trail calls the page, where its heading is too long for that. */
  label?: string;
}

/** What the head of a page shows. */
export interface PageHeaderContent {
  title: string;
  lead?: string;
  breadcrumbs: Breadcrumb[];
}
