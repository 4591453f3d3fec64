import { industryServiceLinks, type PageLink, serviceLinks } from '../../../innerPage/pageLinks';
import type { Goal } from '../content/Outline';
import { industryServiceGoals, serviceGoals } from './goals';
import { industryServiceSummaries, serviceSummaries } from './summaries';

/** A service in the index, before the texts of the pages are loaded. */
export interface Offer extends PageLink {
  summary: string;
  goals: Goal[];
}

const offersOf = (
  links: PageLink[],
  summaries: Record<string, string>,
  goals: Record<string, Goal[]>,
): Offer[] =>
  links.map((link) => ({ ...link, summary: summaries[link.slug] ?? '', goals: goals[link.slug] ?? [] }));

/** The fifteen services and nine industry services, in index order. */
export const SERVICES = offersOf(serviceLinks, serviceSummaries, serviceGoals);
export const BLOCKS = offersOf(industryServiceLinks, industryServiceSummaries, industryServiceGoals);

/** The texts of all pages, by path. */
export const loadOutlines = async () => (await import('./outlines')).outlines;
