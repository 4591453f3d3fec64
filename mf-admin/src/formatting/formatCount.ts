import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { LeadPage } from '@site/api/leads/pipeline/contract';

/** A count as it is said; a plus follows one that was not taken further. */
export const formatCount = (count: number, isMore = false) =>
  `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`;

/** How many leads of a stage match. */
export const countOf = ({ counts, atLeast }: LeadPage, status: LeadStatus) =>
  formatCount(counts[status], atLeast.includes(status));

/** How many match in all stages. */
export const onFile = ({ counts, atLeast }: LeadPage) =>
  formatCount(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    atLeast.length > 0,
  );
