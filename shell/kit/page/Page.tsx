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
  renderHeader: (texts: PageHeaderContent) => ReactNode;
  children?: ReactNode;
}

/** Texts and metadata of a page. */
export interface PageTexts extends Omit<SeoProps, 'crumbs'> {
  /** The heading. */
  title: string;
  /** Title for search engines and browser tabs, if longer than the heading. */
  searchTitle?: string;
  lead?: string;
  /** The pages between the home page and this one. */
  breadcrumbs?: Breadcrumb[];
  /** Label of the page in the breadcrumbs, if the heading is too long. */
  label?: string;
}

/** Content of a page header. */
export interface PageHeaderContent {
  title: string;
  lead?: string;
  breadcrumbs: Breadcrumb[];
}
