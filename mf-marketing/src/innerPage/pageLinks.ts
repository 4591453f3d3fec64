import { cities, industries, industryServices, paths, services } from '@site/shell/paths';

/** A page of the company's services, as lists show it. */
export interface PageLink {
  to: string;
  label: string;
  kind: 'Service' | 'Industry' | 'Service area';
  slug: string;
}

export const serviceLinks: PageLink[] = services.map(({ slug, label }) => ({
  to: paths.service(slug),
  label,
  kind: 'Service',
  slug,
}));

export const industryServiceLinks: PageLink[] = industryServices.map(({ slug, label }) => ({
  to: paths.industryService(slug),
  label,
  kind: 'Service',
  slug,
}));

export const industryLinks: PageLink[] = industries.map(({ slug, label }) => ({
  to: paths.industry(slug),
  label,
  kind: 'Industry',
  slug,
}));

export const cityLinks: PageLink[] = cities.map(({ slug, label }) => ({
  to: paths.city(slug),
  label,
  kind: 'Service area',
  slug,
}));

const all = [...serviceLinks, ...industryServiceLinks, ...industryLinks, ...cityLinks];

/** The pages at these paths; unknown paths are omitted. */
export function pageLinksAt(addresses: string[]): PageLink[] {
  return addresses.flatMap((address) => all.filter(({ to }) => to === address));
}

/** The label of the page at this path in lists. */
export const nameAt = (address: string): string => pageLinksAt([address])[0]?.label ?? '';
