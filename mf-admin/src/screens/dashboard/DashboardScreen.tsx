import type { LeadPage } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { formatCount } from '../../formatting/formatCount';
import { useListLeadsQuery } from '../../leadPipeline/leadsApi';
import { LoadError } from '../../workbench/screen/LoadError';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { AgendaPanel } from './AgendaPanel';
import { DeliveryPanel } from './DeliveryPanel';
import { LaunchPanel } from './LaunchPanel';
import { NewestLeadsPanel } from './NewestLeadsPanel';
import { StageFigures } from './StageFigures';
import { TodayPanel } from './TodayPanel';

export { DashboardScreen as Component };

/** The start screen: leads per stage, tasks, what the day asks for, the newest leads, failed emails and the launch checklist. */
export function DashboardScreen() {
  const list = useListLeadsQuery({ query: { limit: '100' } }, { refetchOnMountOrArgChange: true });
  const now = new Date().toISOString();
  return (
    <Styles>
      <PageMeta title="Dashboard" />
      <ScreenHeader
        title={dateFormat.weekday(now)}
        figures={list.data && [{ name: 'As of', value: dateFormat.clock(now) }, ...figuresOf(list.data)]}
      >
        What needs you today: leads, tasks, meetings, documents and email delivery.
      </ScreenHeader>
      <div className="page">
        {list.isError ? (
          <LoadError
            title="Couldn’t load the dashboard"
            note="Your data is safe. Only this view is affected."
            error={list.error as ApiError}
            onRetry={list.refetch}
            isBusy={list.isFetching}
          />
        ) : list.data ? (
          <>
            <StageFigures page={list.data} />
            <AgendaPanel />
            <TodayPanel />
            <div className="pair">
              <NewestLeadsPanel leads={list.data.items.slice(0, 5)} />
              <DeliveryPanel leads={list.data.items} />
            </div>
            <LaunchPanel />
          </>
        ) : (
          <div className="waiting" aria-busy="true">
            {[92, 78, 86, 60].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        )}
      </div>
    </Styles>
  );
}

function figuresOf({ counts, atLeast }: LeadPage) {
  const waiting = counts.new + counts.quarantined;
  const isMore = atLeast.includes('new') || atLeast.includes('quarantined');
  return [{ name: 'Needs attention', value: formatCount(waiting, isMore), isWarm: waiting > 0 }];
}

const Styles = styled('div')`
  .page {
    padding: 20px;
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1.62fr) minmax(0, 1fr);
    gap: 20px;
  }
  .waiting {
    display: grid;
    gap: 22px;
    padding: 28px 20px;
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  @media ${below.tablet} {
    .pair {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
  }
  @media ${below.phone} {
    .page {
      padding: 16px 0;
      gap: 16px;
    }
  }
`;
