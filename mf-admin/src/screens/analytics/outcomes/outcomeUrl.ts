import { manualSourceOptions } from '@site/api/leads/enquiries/contract';
import { outcomeFilters } from '@site/api/reporting/outcomes/contract';
import type { ReportUrl } from '../report/useReportUrl';

/** Which arrival of a lead or booking counts. */
export const touchOf = (url: ReportUrl) => (url.search.get('touch') === 'first' ? 'first' : 'last');

/** What the API calls submissions without a visit: no filter of visits finds them. */
const WITHOUT_VISIT = ['Unknown', 'Entered by the team', ...manualSourceOptions.map(({ label }) => label)];

/** Whether visits can be filtered by it, and leads and bookings with them. */
export const isOutcomeFilter = (dimension: string, key: string) =>
  outcomeFilters.some((each) => each === dimension) && !WITHOUT_VISIT.includes(key);

export const OUTCOME_FILTERS = 'Only filters by channel, source, medium, campaign, term and content apply.';
