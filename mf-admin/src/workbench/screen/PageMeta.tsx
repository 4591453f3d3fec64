import { Seo, useSettings } from '@site/shell/kit';
import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets the page title and the breadcrumb. */
export function PageMeta({ title, crumbs = [{ label: title }] }: PageMetaProps) {
  const { name } = useSettings();
  const { pathname } = useLocation();
  const setCrumbs = useContext(BreadcrumbContext);
  const serializedCrumbs = JSON.stringify(crumbs);
  useLayoutEffect(() => {
    setCrumbs(JSON.parse(serializedCrumbs));
    return () => setCrumbs(undefined);
  }, [setCrumbs, serializedCrumbs]);
  return (
    <Seo title={`${title} · ${name} admin`} description={`${title}, for the team.`} path={pathname} noindex />
  );
}

export interface PageMetaProps {
  title: string;
  /** The breadcrumb below "Admin"; the title by default. */
  crumbs?: Crumb[];
}

export interface Crumb {
  label: string;
  to?: string;
}

/** Lets a screen set the breadcrumb of its frame. */
export const BreadcrumbContext = createContext<(crumbs: Crumb[] | undefined) => void>(() => undefined);
