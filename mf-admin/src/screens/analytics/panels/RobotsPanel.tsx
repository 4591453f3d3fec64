import {
  droppedKey,
  type RobotReason,
  robotReasons,
  type StorageLimit,
  storageLimits,
} from '@site/api/insights/events/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListEventTotalsQuery } from '../report/analyticsApi';
import type { DayRange } from '../report/reportPeriod';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** Requests of robots, and those that were not stored, which no other figure contains. */
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
                render: ({ visitors, program }) =>
                  visitors || program !== NOT_STORED ? visitors.toLocaleString('en-US') : 'Unknown',
              },
              { name: 'Views', className: 'num', render: ({ views }) => views.toLocaleString('en-US') },
            ]}
          />
        </Styles>
      )}
    </Panel>
  );
}

const NOT_STORED = 'Not stored';

/** Why each was judged to be a bot. */
const REASONS: Record<RobotReason, (sign: string) => string> = {
  declared: (sign) => `Its user agent says “${sign}”.`,
  nameless: () => 'It sends no user agent, and every browser sends one.',
  automated: () => 'A program controls this browser, as in tests and scrapers.',
  fast: () => 'It viewed more than 60 pages in a minute, faster than people read.',
  network: () => 'Its network had more than 20 new visitors in a minute, 40 in an hour or 200 in a day.',
};

/** Which limit the events exceeded that were not stored. */
const DROPPED: Record<StorageLimit, string> = {
  minute: 'One network sent more than 120 requests in a minute.',
  network: 'One network sent more than 3,000 events in a day.',
  connection: 'The networks of one connection sent more than 10,000 events in a day.',
  total:
    'All visitors together sent more than 200,000 events in a day. People may be missing from the figures.',
};

/** Keys from before reasons were recorded are names alone. */
function readKey(key: string) {
  const limit = storageLimits.find((each) => key === `${droppedKey}${each}`);
  if (limit) return { program: NOT_STORED, why: DROPPED[limit] };
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
