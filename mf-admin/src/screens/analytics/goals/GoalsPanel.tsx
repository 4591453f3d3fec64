import type { GoalResult, StepResult } from '@site/api/insights/goals/contract';
import { mayEditGoals } from '@site/api/insights/goals/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel, Skeleton } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { formatRate } from '../../../formatting/formatRate';
import { usePermissions } from '../../../session/usePermissions';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { WITHOUT_IMPORTS } from '../history/describeImported';
import { ExportButton } from '../panels/ExportButton';
import { ValueTable } from '../panels/ValueTable';
import { tableFile } from '../report/tableFile';
import type { ReportUrl } from '../report/useReportUrl';
import { nameOfStep } from './goalRecord';
import { useListGoalResultsQuery } from './goalsApi';

/** How many visitors reached each goal, step by step, and where the others went. */
export function GoalsPanel({ url, hasImports }: { url: ReportUrl; hasImports: boolean }) {
  const canEdit = usePermissions()(mayEditGoals);
  const result = useListGoalResultsQuery({ query: url.query }, { refetchOnMountOrArgChange: true });
  const data = result.currentData;
  return (
    <Panel
      title="Goals and funnels"
      action={
        <Actions>
          <Link className="lk" to="/admin/analytics/goals">
            {canEdit ? 'Edit goals' : 'All goals'}
          </Link>
          <ExportButton
            name="analytics-goals"
            label="Export goals and funnels"
            fetchFile={tableFile(
              ['goal', 'step', 'kind', 'value', 'visitors', 'allVisitors'],
              data && rowsOf(data.goals),
            )}
          />
        </Actions>
      }
      footer={
        data && data.goals.length > 0
          ? `Rates are shares of the visitors in this period, with these filters. A visitor counts once a day.${
              data.goals.some(({ limitedTo }) => limitedTo)
                ? ' Counts begin 29 days before a goal was added or changed. With several filters or an excluded value, only the last 30 days are counted.'
                : ''
            }${hasImports ? ` ${WITHOUT_IMPORTS}` : ''}`
          : undefined
      }
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load goals"
          error={result.error as ApiError}
          onRetry={result.refetch}
          isBusy={result.isFetching}
        />
      ) : data?.goals.length ? (
        <Styles>
          {data.goals.map((goal) => (
            <Funnel key={goal.id} goal={goal} lastDay={url.days.to} />
          ))}
        </Styles>
      ) : data ? (
        <PanelNote>
          No goals yet. A goal is a page or an event that visitors should reach; a funnel has several steps.{' '}
          {canEdit && (
            <Link className="lk" to="/admin/analytics/goals/new">
              Add the first goal
            </Link>
          )}
        </PanelNote>
      ) : (
        <Loading aria-busy="true">
          {[62, 88, 74].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </Loading>
      )}
    </Panel>
  );
}

/** One row a step. */
const rowsOf = (goals: readonly GoalResult[]) =>
  goals.flatMap(({ name, steps, visitors: allVisitors }) =>
    steps.map(({ kind, value, visitors }, at) => ({
      goal: name,
      step: at + 1,
      kind,
      value,
      visitors,
      allVisitors,
    })),
  );

const Actions = styled('span')`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** The name, and the rate of those who reached the last step; a goal of one step has no more to show. */
function Funnel({ goal, lastDay }: { goal: GoalResult; lastDay: string }) {
  const { name, steps, isOrdered, within, visitors, limitedTo } = goal;
  const rows = steps.map((step, at) => ({ step, at, before: steps[at - 1]?.visitors ?? visitors }));
  const reached = steps.at(-1)?.visitors ?? 0;
  if (limitedTo && limitedTo > lastDay)
    return (
      <article>
        <h3>
          {name}
          <small>counted from {dateFormat.calendarDate(limitedTo)}, after this period</small>
        </h3>
      </article>
    );
  const isFunnel = steps.length > 1;
  const notes = [
    !isFunnel &&
      `${nameOfStep(steps[0] as StepResult)}, ${reached.toLocaleString('en-US')} of ${formatQuantity(VISITORS, visitors)}`,
    !isOrdered && isFunnel && 'in any order',
    within === 'day' && isFunnel && 'within a day',
    isFunnel && `of ${formatQuantity(VISITORS, visitors)}`,
    limitedTo && `from ${dateFormat.calendarDate(limitedTo)}`,
  ].filter(Boolean);
  return (
    <article>
      <h3>
        {name}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
        <b className="tn">{formatRate(reached, visitors)}</b>
      </h3>
      {isFunnel && (
        <DataTable
          caption={name}
          rows={rows}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              name: 'Step',
              className: 'value',
              isRowHeader: true,
              render: ({ step, at }) => (
                <>
                  <span
                    className="bar"
                    style={{ '--v': visitors ? (step.visitors / visitors) * 100 : 0 } as object}
                  >
                    {nameOfStep(step)}
                  </span>
                  {at < steps.length - 1 && isOrdered && (
                    <span className="lost">{describeLost(step, steps[at + 1] as StepResult)}</span>
                  )}
                </>
              ),
            },
            {
              name: 'Visitors',
              className: 'num',
              render: ({ step }) => step.visitors.toLocaleString('en-US'),
            },
            {
              name: 'From previous step',
              className: 'num',
              render: ({ step, before }) => formatRate(step.visitors, before),
            },
          ]}
        />
      )}
    </article>
  );
}

const VISITORS = { one: 'visitor', many: 'visitors' };

/** `20 dropped off: 12 left the site, 8 to /about.` */
function describeLost({ visitors, wentTo }: StepResult, next: StepResult): string {
  const lost = visitors - next.visitors;
  if (!lost) return visitors ? 'Everyone continued.' : 'No visitors reached this step.';
  const destinations = wentTo.map(({ path, visitors: count }) =>
    path ? `${count.toLocaleString('en-US')} to ${path}` : `${count.toLocaleString('en-US')} left the site`,
  );
  return `${lost.toLocaleString('en-US')} dropped off${destinations.length ? `: ${destinations.join(', ')}` : ''}.`;
}

const Loading = styled('div')`
  display: grid;
  gap: 18px;
  padding: 20px 16px;
`;

const Styles = styled(ValueTable)`
  max-height: 520px;
  overflow: auto;
  article + article {
    border-top: 1px solid var(--line-2);
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 10px 16px;
    font-size: var(--a14);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  h3 small {
    color: var(--muted);
    font-weight: 400;
  }
  h3 b {
    margin-left: auto;
    white-space: nowrap;
  }
  tbody .value {
    white-space: normal;
  }
  .lost {
    display: block;
    padding-bottom: 4px;
    color: var(--muted);
    font-weight: 400;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    max-height: none;
    thead .num {
      white-space: normal;
      line-height: 1.2;
    }
    .bar {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
