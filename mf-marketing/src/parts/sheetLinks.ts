import {
  cities,
  type IndustryServiceSlug,
  type IndustrySlug,
  paths,
  type ServiceSlug,
} from '@site/shell/paths';
import { sheets } from './sheets';

/** One page of the firm's offer, as lists show it. */
export interface SheetLink {
  to: string;
  label: string;
  kind: 'Service' | 'Industry' | 'Service area';
  slug: string;
}

export const serviceLinks: SheetLink[] = sheets.services.map(({ slug, title }) => ({
  to: paths.service(slug as ServiceSlug),
  label: title,
  kind: 'Service',
  slug,
}));

export const industryServiceLinks: SheetLink[] = sheets.industryServices.map(({ slug, title }) => ({
  to: paths.industryService(slug as IndustryServiceSlug),
  label: title,
  kind: 'Service',
  slug,
}));

export const industryLinks: SheetLink[] = sheets.industries.map(({ slug, title }) => ({
  to: paths.industry(slug as IndustrySlug),
  label: title,
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
