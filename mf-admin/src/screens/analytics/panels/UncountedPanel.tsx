import type { Range, UncountedEstimate } from '@site/api/reporting/uncountedVisits/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel, Skeleton } from '@site/shell/kit/workbench';
import { formatCount } from '../../../formatting/formatCount';
import { LoadError } from '../../../workbench/screen/LoadError';
import { WITHOUT_IMPORTS } from '../history/describeImported';
import { useGetUncountedEstimateQuery } from '../report/analyticsApi';
import type { DayRange } from '../report/reportPeriod';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** How many visitors are not counted, as a range with its methods. */
export function UncountedPanel({ days, hasImports }: { days: DayRange; hasImports: boolean }) {
  const result = useGetUncountedEstimateQuery({ query: days });
  const estimate = result.currentData;
  return (
    <Panel
      title="Visitors not counted"
      action={
        <ExportButton
          name="analytics-not-counted"
          label="Export visitors not counted"
          fetchFile={tableFile(
            ['name', 'words', 'low', 'high'],
            estimate &&
              methodsOf(estimate).map(({ range, ...method }) => ({
                ...method,
                low: range?.low,
                high: range?.high,
              })),
          )}
        />
      }
      footer={`An estimate. Visitors who decline analytics or block scripts can’t be counted. Filters don’t apply. ${hasImports ? WITHOUT_IMPORTS : ''}`.trim()}
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load the estimate"
          error={result.error as ApiError}
          onRetry={result.refetch}
          isBusy={result.isFetching}
        />
      ) : (
        <Styles>
          <p>{estimate ? describe(estimate) : <Skeleton width="80%" />}</p>
          <DataTable
            caption="Visitors not counted, by method"
            rows={estimate && methodsOf(estimate)}
            rowKey={({ name }) => name}
            columns={[
              {
                name: 'Method',
                className: 'value',
                isRowHeader: true,
                render: ({ name, words }) => (
                  <>
                    <b>{name}</b>
                    <span>{words}</span>
                  </>
                ),
              },
              {
                name: 'Not counted',
                className: 'num',
                render: ({ range }) => (range ? formatRange(range, 'to') : 'Too few'),
              },
            ]}
          />
        </Styles>
      )}
    </Panel>
  );
}

const describe = ({ range }: UncountedEstimate) =>
  range
    ? `Between ${formatRange(range, 'and')} of visitors aren’t counted.`
    : 'Too few cookie choices and inquiries in this period for an estimate. Choose a longer period.';

const formatRange = ({ low, high }: Range, word: 'and' | 'to') =>
  `${Math.floor(low * 100 + ROUNDING)}% ${word} ${Math.ceil(high * 100 - ROUNDING)}%`;

/** Products such as 0.14 × 100 are not whole. */
const ROUNDING = 1e-9;

const methodsOf = (estimate: UncountedEstimate) => [
  {
    name: 'Cookie choices',
    words: `${formatCount(estimate.declined)} browsers declined analytics and ${formatCount(estimate.accepted)} allowed it; ${formatCount(estimate.visitors)} daily visitors were counted. At least those who declined, at most their share of all who chose.`,
    range: estimate.byChoices,
  },
  {
    name: 'Inquiries',
    words: `${formatCount(estimate.countedEnquiries)} of the ${formatCount(estimate.enquiries)} inquiries received were counted as events. The range is a 95% interval.`,
    range: estimate.byEnquiries,
  },
];

const Styles = styled('div')`
  p {
    padding: 14px 16px;
    color: var(--ink);
    font-weight: 550;
  }
  .num {
    white-space: nowrap;
  }
  tbody .num {
    padding-block: 8px;
    vertical-align: top;
  }
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
  }
`;
