import type { ChangeFigure, SegmentChange } from '@site/api/insights/changes/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { formatChange } from '../../../formatting/formatChange';
import { formatCount } from '../../../formatting/formatCount';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { LoadError } from '../../../workbench/screen/LoadError';
import { WITHOUT_IMPORTS } from '../history/describeImported';
import { dimensionLabels, nameOfValue } from '../report/dimensions';
import type { ReportUrl } from '../report/useReportUrl';
import { useGetChangeReportQuery } from './changesApi';

/** Why a figure changed: the segments that changed further than all other visits. */
export function ChangePanel({ url, figure, hasImports }: ChangePanelProps) {
  const result = useGetChangeReportQuery(
    { query: { ...url.query, figure } },
    { skip: !url.compared, refetchOnMountOrArgChange: 60 },
  );
  if (!url.compared) return null;
  const report = result.currentData;
  const noun = figureNouns[figure];
  return (
    <Panel
      title="Why did it change?"
      footer={`Segments that changed more than all other visits, strongest first. Small differences, and those that can be due to chance, are left out. “Expected total” is the total if the segment had changed like the rest. Segments can overlap. ${hasImports ? WITHOUT_IMPORTS : ''}`.trim()}
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load the changes"
          error={result.error as ApiError}
          onRetry={result.refetch}
          isBusy={result.isFetching}
        />
      ) : (
        <Styles>
          {report && <p>{describe(report, noun, formatPeriod(url.compared))}</p>}
          {(!report || report.segments.length > 0) && (
            <DataTable
              caption={`Segments that explain the change in ${noun.many}`}
              rows={report?.segments}
              rowKey={({ dimension, key }) => `${dimension} ${key}`}
              columns={[
                {
                  name: 'Segment',
                  className: 'value',
                  isRowHeader: true,
                  render: ({ dimension, key }) => (
                    <button type="button" className="lk" onClick={() => url.filterBy(dimension, key)}>
                      {nameOfSegment({ dimension, key })}
                    </button>
                  ),
                },
                { name: 'Before', className: 'num', render: ({ before }) => formatCount(before) },
                { name: 'Now', className: 'num', render: ({ now }) => formatCount(now) },
                {
                  name: 'Expected total',
                  className: 'num',
                  render: ({ totalExpected }) => formatCount(Math.round(totalExpected)),
                },
              ]}
            />
          )}
        </Styles>
      )}
    </Panel>
  );
}

interface ChangePanelProps {
  url: ReportUrl;
  figure: ChangeFigure;
  /** Whether the period, or the compared one, has imported days. */
  hasImports: boolean;
}

/** What each figure counts, in a sentence. */
export const figureNouns: Record<ChangeFigure, { one: string; many: string }> = {
  visitors: { one: 'visitor', many: 'visitors' },
  visits: { one: 'visit', many: 'visits' },
  views: { one: 'page view', many: 'page views' },
};

export const nameOfSegment = ({ dimension, key }: Pick<SegmentChange, 'dimension' | 'key'>) =>
  `${dimensionLabels[dimension].label}: ${nameOfValue(dimension, key)}`;

/** `120 visitors, 20 more (+20%) than October 1 to October 7.` */
function describe(
  { now, before, segments }: { now: number; before: number | null; segments: readonly unknown[] },
  noun: { one: string; many: string },
  compared: string,
): string {
  if (before === null) return 'These filters can’t be counted for both periods.';
  const difference = now - before;
  if (!difference) return `${formatQuantity(noun, now)}, the same as ${compared}.`;
  const change = formatChange(now, before);
  const words = `${formatCount(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}${change && ` (${change})`}`;
  const rest = segments.length
    ? ''
    : ' No segment stands out. All changed by about the same amount, or too little to be sure.';
  return `${formatQuantity(noun, now)}, ${words} than ${compared}.${rest}`;
}

const Styles = styled('div')`
  min-width: 0;
  p {
    padding: 12px 16px;
    color: var(--text);
  }
  td,
  th {
    height: 36px;
  }
  .num {
    width: 1%;
    white-space: nowrap;
    color: var(--ink);
  }
  tbody .value {
    max-width: 0;
    width: 99%;
  }
  .lk {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: left;
  }
  @media ${below.phone} {
    tbody .value,
    .lk {
      white-space: normal;
    }
  }
`;
