import { listEventTotals, listVitalTotals } from '@site/api/insights/events/contract';
import {
  exportBreakdown as exportOfBreakdown,
  exportSummary as exportOfSummary,
  getBreakdown,
  getLive,
  getSummary,
} from '@site/api/insights/reports/contract';
import { listSearchMisses } from '@site/api/insights/searchMisses/contract';
import { listVotes } from '@site/api/insights/votes/contract';
import { getTimeline } from '@site/api/reporting/analyticsTimeline/contract';
import { listPageTests } from '@site/api/reporting/pageTests/contract';
import { getUncountedEstimate } from '@site/api/reporting/uncountedVisits/contract';
import { getReportEmail, setReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { api, read, write } from '@site/shell/kit/query';
import { exportOf } from '../../../requests/exportOf';

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsSummary: build.query(read(getSummary)),
    getAnalyticsBreakdown: build.query(read(getBreakdown)),
    getLiveVisitors: build.query(read(getLive)),
    listVitalTotals: build.query(read(listVitalTotals)),
    listSearchMisses: build.query(read(listSearchMisses)),
    listVotes: build.query(read(listVotes)),
    listEventTotals: build.query(read(listEventTotals)),
    getAnalyticsTimeline: build.query(read(getTimeline)),
    listPageTests: build.query(read(listPageTests)),
    getUncountedEstimate: build.query(read(getUncountedEstimate)),
    getReportEmail: build.query(read(getReportEmail)),
    setReportEmail: build.mutation(write(setReportEmail)),
  }),
  overrideExisting: true,
});

export const {
  useListSearchMissesQuery,
  useListVotesQuery,
  useListVitalTotalsQuery,
  useListEventTotalsQuery,
  useGetAnalyticsTimelineQuery,
  useListPageTestsQuery,
  useGetUncountedEstimateQuery,
  useGetReportEmailQuery,
  useSetReportEmailMutation,
  useGetAnalyticsSummaryQuery,
  useGetAnalyticsBreakdownQuery,
  useGetLiveVisitorsQuery,
} = analyticsApi;

/** Exports with the filters of the screen. */
export const exportSummary = exportOf(exportOfSummary);
export const exportBreakdown = exportOf(exportOfBreakdown);
