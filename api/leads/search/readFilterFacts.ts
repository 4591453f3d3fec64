import type { LeadQuery } from '../pipeline/contract';
import { overdueFilter } from '../pipeline/responseClock';
import { type LeadTags, readLeadTags } from '../tags/leadTags';
import { findTaskEmails } from '../work/openTasks';
import type { LeadFilter } from './leadSearch';

export type LeadFilterQuery = Omit<LeadQuery, 'sort' | 'cursor' | 'limit'>;

/** What the filters of leads need besides the query, read once for a request. */
export interface FilterFacts {
  tags: LeadTags;
  /** Matches leads whose first response is overdue. */
  overdue?: LeadFilter;
  /** All addresses of people with such tasks; with any open task for the filter `none`. */
  taskEmails?: string[];
}

/** One after the other, since a transaction does not run queries side by side. */
export async function readFilterFacts({
  response,
  task,
}: Pick<LeadQuery, 'response' | 'task'>): Promise<FilterFacts> {
  const tags = await readLeadTags();
  return {
    tags,
    ...(response === 'overdue' && { overdue: await overdueFilter() }),
    ...(task && { taskEmails: await findTaskEmails(task === 'overdue') }),
  };
}
