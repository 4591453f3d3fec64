import { industryServiceLinks, type PageLink, serviceLinks } from '../../../innerPage/pageLinks';
import type { Goal } from '../content/Outline';
import { industryServiceGoals, serviceGoals } from './goals';
import { industryServiceSummaries, serviceSummaries } from './summaries';

/** One service as the index knows it, before the pages' words are fetched. */
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

/** The fifteen services and the nine building blocks, in the order of the index. */
export const SERVICES = offersOf(serviceLinks, serviceSummaries, serviceGoals);
export const BLOCKS = offersOf(industryServiceLinks, industryServiceSummaries, industryServiceGoals);

/** What all their pages say, by path. */
export const loadOutlines = async () => (await import('./outlines')).outlines;
