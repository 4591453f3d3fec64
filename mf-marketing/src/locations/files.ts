import type { CitySlug } from '@site/shell/paths';
import type { ContentFiles } from '../parts/contentOf';
import type { City } from './City';

/** What each city's page says. */
export const cityFiles: ContentFiles<CitySlug, City> = {
  'round-rock': () => import('./content/round-rock'),
  georgetown: () => import('./content/georgetown'),
  'cedar-park': () => import('./content/cedar-park'),
  hutto: () => import('./content/hutto'),
  austin: () => import('./content/austin'),
  'san-antonio': () => import('./content/san-antonio'),
  dallas: () => import('./content/dallas'),
  taylor: () => import('./content/taylor'),
  temple: () => import('./content/temple'),
  waco: () => import('./content/waco'),
};
