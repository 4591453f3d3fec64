import type { Summary } from '@site/api/insights/reports/contract';
import { styled } from '@site/shell/kit';
import { DataTable } from '@site/shell/kit/workbench';
import { formatPoint } from '../../../formatting/formatPeriod';
import { figures, isUnknownInImport, labelOf } from '../report/figures';

/** The numbers of the chart. */
export function SeriesTable({ summary, isOneDay }: { summary: Summary; isOneDay: boolean }) {
  const { interval, series, imported } = summary;
  return (
    <Styles>
      <summary>Show as a table</summary>
      <Scroll tabIndex={0} aria-label="Metrics as a table">
        <DataTable
          caption={`Metrics by ${interval}`}
          rows={series}
          rowKey={({ at }) => at}
          columns={[
            {
              name: interval === 'hour' ? 'Hour (Central Time)' : interval === 'day' ? 'Day' : 'Month',
              isRowHeader: true,
              render: ({ at, isImported }) =>
                `${formatPoint(at, interval)}${isImported ? ' (imported)' : ''}`,
            },
            ...figures.map((figure) => ({
              name: labelOf(figure, isOneDay || interval === 'day'),
              className: 'num',
              render: (point: Summary['series'][number]) =>
                point.isImported && isUnknownInImport(figure, imported)
                  ? '–'
                  : figure.format(figure.valueOf(point)),
            })),
          ]}
        />
      </Scroll>
    </Styles>
  );
}

const Scroll = styled('section')`
  max-height: 320px;
  overflow: auto;
  border: 1px solid var(--line);
`;

const Styles = styled('details')`
  margin-top: 6px;
  summary {
    width: fit-content;
    padding: 6px 0;
    color: var(--navy);
    font-weight: 550;
    font-size: var(--a13);
    cursor: pointer;
  }
  td,
  th {
    height: 32px;
    white-space: nowrap;
  }
`;
