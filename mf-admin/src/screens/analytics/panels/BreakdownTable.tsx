import type { Breakdown, BreakdownRow } from '@site/api/insights/reports/contract';
import type { VisitDimension } from '@site/api/insights/visits/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type Column, DataTable } from '@site/shell/kit/workbench';
import { formatRate } from '../../../formatting/formatRate';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { dimensionLabels, nameOfValue, OTHER } from '../report/dimensions';
import type { ReportUrl } from '../report/useReportUrl';
import { ValueTable } from './ValueTable';

const shortLength = 8;

/** The rows of a breakdown. Each value is a button that filters by it; a bar shows its share of all visitors. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { name, dimension, url, breakdown, error, onRetry, columns, emptyText } = props;
  if (error) return <LoadError title="Couldn’t load this report" error={error} onRetry={onRetry} />;
  if (breakdown && !breakdown.rows.length)
    return <PanelNote>{emptyText ?? whyEmpty(url.filters.length, breakdown.suppressed)}</PanelNote>;
  const isAll = url.search.get('all') === name;
  const rows = breakdown && (isAll ? breakdown.rows : breakdown.rows.slice(0, shortLength));
  const most = Math.max(1, ...(breakdown?.rows ?? []).map(({ visitors }) => visitors));
  const all = breakdown?.visitors ?? 0;
  const { label } = dimensionLabels[dimension];
  // Beside its figures, a phone has room for so many characters of a value.
  const room = columns.length > 2 ? 8 : 15;
  const isStacked = rows?.some(({ key }) => nameOfValue(dimension, key).length > room);
  const isLong = dimension === 'property';
  const names = [isAll && 'is-all', isLong && 'is-long', isStacked && !isLong && 'is-stacked'];
  return (
    <Styles className={names.filter(Boolean).join(' ')}>
      <DataTable
        caption={`${label}, by visitors`}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            name: label,
            className: 'value',
            isRowHeader: true,
            render: (row) => <Value row={row} most={most} dimension={dimension} url={url} />,
          },
          {
            name: 'Visitors',
            className: 'num',
            render: ({ visitors }) => (
              <span title={`${formatRate(visitors, all)} of ${all.toLocaleString('en-US')}`}>
                {visitors.toLocaleString('en-US')}
              </span>
            ),
          },
          ...columns,
        ]}
      />
      {breakdown && breakdown.rows.length > shortLength && (
        <button
          type="button"
          className="lk"
          aria-expanded={isAll}
          onClick={() => url.change({ all: isAll ? undefined : name })}
        >
          {isAll
            ? 'Show fewer'
            : `Show all ${breakdown.rows.length.toLocaleString('en-US')}${breakdown.isMore ? '+' : ''}`}
        </button>
      )}
    </Styles>
  );
}

interface BreakdownTableProps {
  /** The name of the table in the URL. */
  name: string;
  dimension: VisitDimension;
  url: ReportUrl;
  breakdown: Breakdown | undefined;
  error?: ApiError;
  onRetry: () => void;
  /** Columns after the visitors. */
  columns: readonly Column<BreakdownRow>[];
  emptyText?: string;
}

function whyEmpty(filters: number, suppressed: number): string {
  if (suppressed) return 'Too few visitors to show them by value.';
  return filters ? 'No visits match the filters.' : 'No visits in this period.';
}

function Value({ row, most, dimension, url }: ValueProps) {
  const { key, visitors } = row;
  const name = nameOfValue(dimension, key);
  const style = { '--v': (visitors / most) * 100 } as object;
  const isChosen = url.filters.some(
    ({ dimension: filtered, rule }) =>
      filtered === dimension && rule.kind === 'is' && !rule.isExcluded && rule.values.includes(key),
  );
  if (key === OTHER)
    return (
      <span className="bar" style={style}>
        {name}
      </span>
    );
  return (
    <button
      type="button"
      className="bar"
      style={style}
      aria-pressed={isChosen}
      title={
        isChosen ? 'Remove this filter' : `Show only visits with ${dimensionLabels[dimension].filter} ${name}`
      }
      onClick={() => url.filterBy(dimension, isChosen ? undefined : key)}
    >
      <span>{name}</span>
    </button>
  );
}

interface ValueProps {
  row: BreakdownRow;
  most: number;
  dimension: VisitDimension;
  url: ReportUrl;
}

const Styles = styled(ValueTable)`
  &.is-all {
    max-height: 460px;
    overflow: auto;
  }
  button.bar {
    border: 0;
    text-align: left;
    cursor: pointer;
  }
  button.bar:hover span,
  button.bar[aria-pressed="true"] span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* The end of a property tells it from others. */
  &.is-long .bar {
    white-space: normal;
    overflow-wrap: anywhere;
    background-size: calc(var(--v) * 1%) 100%;
  }
  > .lk {
    margin: 8px 16px;
    font: 550 var(--a13) / 1.6 var(--sans);
    background-color: transparent;
  }
  @media ${below.phone} {
    td,
    th {
      height: 44px;
    }
    .bar {
      min-height: 40px;
      line-height: 32px;
    }
    /* A line or more of its own, above the figures. */
    &.is-long *:is(table, thead, tbody) {
      display: block;
    }
    &.is-long tr {
      display: grid;
      grid-template-columns: 1fr repeat(3, auto);
      align-items: center;
    }
    &.is-long *:is(td, th) {
      display: grid;
      align-items: center;
      width: auto;
      min-width: 76px;
      height: 36px;
      border-bottom: 0;
    }
    &.is-long tr {
      border-bottom: 1px solid var(--line);
    }
    &.is-long tbody .value {
      grid-column: 1 / -1;
      width: auto;
      max-width: none;
      height: auto;
      min-height: 44px;
    }
    &.is-long tbody .value + td {
      grid-column: 2;
    }
    &.is-long .bar {
      line-height: 1.3;
    }
    > .lk {
      min-height: 44px;
    }
  }
`;
