import { exampleSession } from '@site/api/identity/session/example';
import { listSavedViews } from '@site/api/identity/views/contract';
import { getChangeReport, listAnomalies } from '@site/api/insights/changes/contract';
import { exampleAnomalyReport, exampleChangeReport } from '@site/api/insights/changes/example';
import { listEventTotals, listVitalTotals } from '@site/api/insights/events/contract';
import { listGoalResults } from '@site/api/insights/goals/contract';
import { exampleGoalResults } from '@site/api/insights/goals/example';
import { getBreakdown, getLive, getSummary } from '@site/api/insights/reports/contract';
import { exampleBreakdown, exampleSummary } from '@site/api/insights/reports/example';
import { listSearchMisses } from '@site/api/insights/searchMisses/contract';
import { listVotes } from '@site/api/insights/votes/contract';
import { getTimeline } from '@site/api/reporting/analyticsTimeline/contract';
import { exampleTimeline } from '@site/api/reporting/analyticsTimeline/example';
import { getOutcomeChange, listOutcomes } from '@site/api/reporting/outcomes/contract';
import { exampleOutcome, exampleOutcomeChange } from '@site/api/reporting/outcomes/example';
import { listPageTests } from '@site/api/reporting/pageTests/contract';
import { examplePageTests } from '@site/api/reporting/pageTests/example';
import { getUncountedEstimate } from '@site/api/reporting/uncountedVisits/contract';
import { exampleUncountedEstimate } from '@site/api/reporting/uncountedVisits/example';
import { getReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { AnalyticsScreen } from './AnalyticsScreen';

/** The API of the screen. */
export const analytics = () =>
  fakeApi()
    .on(getSummary, exampleSummary())
    .on(listGoalResults, exampleGoalResults())
    .on(listSavedViews, { items: [] })
    .on(getTimeline, exampleTimeline())
    .on(getChangeReport, exampleChangeReport())
    .on(listAnomalies, exampleAnomalyReport())
    .on(getUncountedEstimate, exampleUncountedEstimate())
    .on(listPageTests, examplePageTests())
    .on(getReportEmail, { isOn: false })
    .on(getLive, { visitors: 7 })
    .on(listEventTotals, { rows: [] })
    .on(listVitalTotals, {
      rows: [{ route: '/blog/:slug', metric: 'LCP', count: 90, p75: 2700, good: 45, poor: 9 }],
    })
    .on(listVotes, { items: [], nextCursor: null, total: 0, isMore: false })
    .on(listSearchMisses, { items: [], nextCursor: null, total: 0, isMore: false })
    .on(listOutcomes, { total: exampleOutcome({ key: 'all' }), rows: [exampleOutcome()] })
    .on(getOutcomeChange, exampleOutcomeChange())
    .on(
      getBreakdown,
      exampleBreakdown([
        { key: '/services', scrollDepth: 64 },
        { key: '/about', visitors: 12 },
      ]),
    );

/** Opens the screen. */
export const open = (api = analytics(), path = '/admin/analytics', role: 'admin' | 'viewer' = 'admin') => {
  const session = exampleSession();
  const state = { session: { ...session, user: session.user && { ...session.user, role } } };
  return renderPage(AnalyticsScreen, { path, api, state: state as { session: typeof session } });
};

/** The queries of the requests to an endpoint. */
export const requestsOf = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.requests.filter(({ path }) => path.endsWith(name)).map(({ query }) => query as Record<string, string>);
