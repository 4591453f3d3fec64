import { type RobotReason, robotReasons } from '@site/api/insights/events/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListEventTotalsQuery } from '../report/analyticsApi';
import type { DayRange } from '../report/reportPeriod';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** Requests of robots, which no other figure contains. */
export function RobotsPanel({ days }: { days: DayRange }) {
  const result = useListEventTotalsQuery({ query: { ...days, dimension: 'robot' } });
  const rows = result.currentData?.rows.map(({ key, ...counts }) => ({ key, ...readKey(key), ...counts }));
  return (
    <Panel
      title="Bots"
      action={
        <ExportButton
          name="analytics-bots"
          label="Export bots"
          fetchFile={tableFile(['program', 'why', 'visitors', 'views', 'events'], rows)}
        />
      }
      footer="They aren’t counted anywhere else. Filters don’t apply."
    >
      {result.isError ? (
        <LoadError title="Couldn’t load bots" error={result.error as ApiError} onRetry={result.refetch} />
      ) : rows && !rows.length ? (
        <PanelNote>No bots in this period.</PanelNote>
      ) : (
        <Styles>
          <DataTable
            caption="Bots"
            rows={rows?.slice(0, 20)}
            rowKey={({ key }) => key}
            columns={[
              {
                name: 'Program',
                className: 'value',
                isRowHeader: true,
                render: ({ program, why }) => (
                  <>
                    <b>{program}</b> <span>{why}</span>
                  </>
                ),
              },
              {
                name: 'Visitors',
                className: 'num',
                render: ({ visitors }) => visitors.toLocaleString('en-US'),
              },
              { name: 'Views', className: 'num', render: ({ views }) => views.toLocaleString('en-US') },
            ]}
          />
        </Styles>
      )}
    </Panel>
  );
}

/** Why each was judged to be a bot. */
const REASONS: Record<RobotReason, (sign: string) => string> = {
  declared: (sign) => `Its user agent says “${sign}”.`,
  nameless: () => 'It sends no user agent, and every browser sends one.',
  automated: () => 'A program controls this browser, as in tests and scrapers.',
  fast: () => 'It viewed more than 60 pages in a minute, faster than people read.',
  network: () => 'Its network had more than 40 new visitors in an hour.',
};

/** Keys from before reasons were recorded are names alone. */
function readKey(key: string) {
  const [reason, program = '', sign = ''] = key.split('\t');
  const why = robotReasons.find((each) => each === reason);
  return why ? { program, why: REASONS[why](sign) } : { program: key, why: 'No reason was recorded.' };
}

const Styles = styled('div')`
  max-height: 420px;
  overflow: auto;
  tbody .value {
    white-space: normal;
    padding-block: 8px;
  }
  .value b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
  .value span {
    color: var(--muted);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  .num {
    vertical-align: top;
    padding-block: 8px;
  }
`;
