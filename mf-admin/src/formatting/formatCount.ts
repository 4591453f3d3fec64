import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { LeadPage } from '@site/api/leads/pipeline/contract';

/** Formats a count. A plus marks one whose counting stopped at a limit: `10,000+`. */
export const formatCount = (count: number, isMore = false) =>
  `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`;

/** Formats the number of matching leads in a stage. */
export const countOf = ({ counts, atLeast }: LeadPage, status: LeadStatus) =>
  formatCount(counts[status], atLeast.includes(status));

/** Formats the number of matching leads in all stages. */
export const onFile = ({ counts, atLeast }: LeadPage) =>
  formatCount(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    atLeast.length > 0,
  );
