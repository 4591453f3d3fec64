import type { ReactNode } from 'react';
import type { Crumb } from './Crumbs';
import { ScreenEnd } from './ScreenEnd';
import { Seo, type SeoProps } from './Seo';

/**
 * A page: out of one set of words come its heading, what search engines and previews read, the trail that leads to it
 * and the same trail as data. How the head looks is its remote's.
 */
export function Page({
  title,
  searchTitle = title,
  lead,
  crumbs = [],
  label = title,
  head,
  children,
  ...seo
}: PageProps) {
  const trail = [{ label: 'Home', to: '/' }, ...crumbs, { label, to: seo.path }];
  return (
    <>
      <Seo {...seo} title={searchTitle} crumbs={seo.noindex ? undefined : trail} />
      {head({ title, lead, trail })}
      <ScreenEnd />
      {children}
    </>
  );
}

export interface PageProps extends PageWords {
  head: (words: PageHeadWords) => ReactNode;
  children?: ReactNode;
}

/** What a page says of itself. */
export interface PageWords extends Omit<SeoProps, 'crumbs'> {
  /** The heading. */
  title: string;
  /** What search engines and tabs call the page, where that is more than its heading. */
  searchTitle?: string;
  lead?: string;
  /** The pages between the home page and this one. */
  crumbs?: Crumb[];
  /** What the trail calls the page, where its heading is too long for that. */
  label?: string;
}

/** What the head of a page shows. */
export interface PageHeadWords {
  title: string;
  lead?: string;
  trail: Crumb[];
}
