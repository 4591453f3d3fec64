import { mayReadReports } from '@site/api/insights/reports/policy';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { shortcutKey } from '../../keyboard/shortcutKey';
import { usePermissions } from '../../session/usePermissions';
import { LoadError } from '../../workbench/screen/LoadError';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { CustomPeriodDialog } from './CustomPeriodDialog';
import { ChangePanel } from './changes/ChangePanel';
import { EventsPanel } from './events/EventsPanel';
import { FiguresPanel } from './figures/FiguresPanel';
import { GoalsPanel } from './goals/GoalsPanel';
import { HistoryImportButton } from './history/HistoryImportButton';
import { OutcomesPanel } from './outcomes/OutcomesPanel';
import { PeriodControl } from './PeriodControl';
import { BreakdownPanel } from './panels/BreakdownPanel';
import { FaqRatingsPanel } from './panels/FaqRatingsPanel';
import { PageTestsPanel } from './panels/PageTestsPanel';
import { RobotsPanel } from './panels/RobotsPanel';
import { SearchMissesPanel } from './panels/SearchMissesPanel';
import { UncountedPanel } from './panels/UncountedPanel';
import { VitalsPanel } from './panels/VitalsPanel';
import { ReportEmailButton } from './ReportEmailButton';
import { ReportSentence } from './ReportSentence';
import { useGetAnalyticsSummaryQuery, useGetLiveVisitorsQuery } from './report/analyticsApi';
import { panels } from './report/dimensions';
import { type Period, periods } from './report/reportPeriod';
import { useReportUrl } from './report/useReportUrl';
import { Segments } from './segments/Segments';

export { AnalyticsScreen as Component };

/** Visits of the public site: metrics of a period and their breakdowns, filtered by a click. */
export function AnalyticsScreen() {
  const url = useReportUrl();
  const may = usePermissions()(mayReadReports);
  const [isChoosing, setIsChoosing] = useState(false);
  const summary = useGetAnalyticsSummaryQuery({ query: url.query }, { refetchOnMountOrArgChange: 60 });
  const live = useGetLiveVisitorsQuery(undefined, {
    skip: !may,
    pollingInterval: LIVE_MS,
    skipPollingIfUnfocused: true,
  });
  const hasImports = Boolean(summary.currentData?.imported ?? summary.currentData?.previousImported);
  const choose = (period: Period) => (period === 'custom' ? setIsChoosing(true) : url.choosePeriod(period));
  usePeriodKeys(choose, isChoosing);
  return (
    <Styles>
      <PageMeta title="Analytics" />
      <ScreenHeader
        title="Analytics"
        figures={live.data && [{ name: 'Last 5 minutes', value: visitorsNow(live.data.visitors) }]}
        actions={<PeriodControl period={url.period} onChoose={choose} />}
      >
        Measured without cookies. Only visitors who allow analytics are recognized on another day.
      </ScreenHeader>
      <ReportSentence url={url} summary={summary.currentData}>
        <HistoryImportButton />
        <ReportEmailButton />
      </ReportSentence>
      <Segments url={url} />
      <div className="page">
        {summary.isError ? (
          <LoadError
            title="Couldn’t load the metrics"
            error={summary.error as ApiError}
            onRetry={summary.refetch}
            isBusy={summary.isFetching}
          />
        ) : (
          <FiguresPanel url={url} summary={summary.currentData} />
        )}
        <div className="pair">
          <ChangePanel url={url} hasImports={hasImports} />
          {panels.map((panel) => (
            <BreakdownPanel key={panel.name} panel={panel} url={url} />
          ))}
          <EventsPanel url={url} />
          <OutcomesPanel url={url} />
          <GoalsPanel url={url} hasImports={hasImports} />
          <PageTestsPanel />
          <VitalsPanel url={url} />
          <RobotsPanel days={url.days} />
          <UncountedPanel days={url.days} hasImports={hasImports} />
          <SearchMissesPanel />
          <FaqRatingsPanel />
        </div>
      </div>
      {isChoosing && (
        <CustomPeriodDialog
          days={url.days}
          onClose={() => setIsChoosing(false)}
          onChoose={(days) => {
            setIsChoosing(false);
            url.choosePeriod('custom', days);
          }}
        />
      )}
    </Styles>
  );
}

const LIVE_MS = 30_000;

const visitorsNow = (count: number) =>
  count === 1 ? '1 visitor' : `${count.toLocaleString('en-US')} visitors`;

/** D, W, M, Y, A and C choose the period. */
function usePeriodKeys(choose: (period: Period) => void, isPaused: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const pressed = isPaused ? undefined : shortcutKey(event)?.toUpperCase();
    const period = periods.find(({ key }) => key === pressed);
    if (!period || event.shiftKey) return;
    event.preventDefault();
    choose(period.value);
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

const Styles = styled('div')`
  .page {
    padding: 20px;
    display: grid;
    gap: 20px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px;
  }
  @media ${below.tablet} {
    .pair {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media ${below.phone} {
    .page {
      padding: 16px 0;
      gap: 16px;
    }
    .pair {
      gap: 16px;
    }
  }
`;
