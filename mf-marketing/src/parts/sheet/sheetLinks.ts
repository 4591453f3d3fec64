import { cities, industries, industryServices, paths, services } from '@site/shell/paths';

/** One page of the firm's offer, as lists show it. */
export interface SheetLink {
  to: string;
  label: string;
  kind: 'Service' | 'Industry' | 'Service area';
  slug: string;
}

export const serviceLinks: SheetLink[] = services.map(({ slug, label }) => ({
  to: paths.service(slug),
  label,
  kind: 'Service',
  slug,
}));

export const industryServiceLinks: SheetLink[] = industryServices.map(({ slug, label }) => ({
  to: paths.industryService(slug),
  label,
  kind: 'Service',
  slug,
}));

export const industryLinks: SheetLink[] = industries.map(({ slug, label }) => ({
  to: paths.industry(slug),
  label,
  kind: 'Industry',
  slug,
}));

export const cityLinks: SheetLink[] = cities.map(({ slug, label }) => ({
  to: paths.city(slug),
  label,
  kind: 'Service area',
  slug,
}));

const all = [...serviceLinks, ...industryServiceLinks, ...industryLinks, ...cityLinks];

/** The pages at these addresses; an address that no list knows is left out. */
export function sheetsAt(addresses: string[]): SheetLink[] {
  return addresses.flatMap((address) => all.filter(({ to }) => to === address));
}

/** What lists call the page at this address. */
export const nameAt = (address: string): string => sheetsAt([address])[0]?.label ?? '';
