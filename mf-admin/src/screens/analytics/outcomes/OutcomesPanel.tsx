import {
  type Outcome,
  type OutcomeCounts,
  type OutcomeDimension,
  outcomeDimensions,
} from '@site/api/reporting/outcomes/contract';
import { below, styled, VisuallyHidden } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type Column, DataTable, Menu, Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { ExportButton } from '../panels/ExportButton';
import { PanelTabs } from '../panels/PanelTabs';
import { dimensionLabels } from '../report/dimensions';
import { tableFile } from '../report/tableFile';
import type { ReportUrl } from '../report/useReportUrl';
import { useListOutcomesQuery } from './outcomesApi';
import { OUTCOME_FILTERS, touchOf } from './outcomeUrl';

const touches = [
  { value: 'last', label: 'last non-direct' },
  { value: 'first', label: 'first' },
] as const;

/** Leads, won leads and bookings by where they came from, beside the compared period. */
export function OutcomesPanel({ url }: { url: ReportUrl }) {
  const dimension = outcomeDimensions.find((each) => each === url.search.get('outcomes')) ?? 'channel';
  const touch = touchOf(url);
  const result = useListOutcomesQuery(
    { query: { ...url.query, dimension, touch } },
    { refetchOnMountOrArgChange: 60 },
  );
  const data = result.currentData;
  const shownTouch = touches.find(({ value }) => value === touch)?.label;
  return (
    <Panel
      title="Leads and bookings"
      action={
        <PanelTabs
          label="Leads and bookings"
          tabs={outcomeDimensions.map((value) => ({
            value,
            label: TAB_NAMES[value] ?? dimensionLabels[value].label,
          }))}
          value={dimension}
          onChoose={(tab) => url.change({ outcomes: tab === 'channel' ? undefined : tab })}
        >
          <ExportButton
            name={`analytics-leads-${dimension}`}
            label={`Export leads and bookings: ${dimensionLabels[dimension].label}`}
            fetchFile={tableFile(
              [
                ...(['key', 'leads', 'won', 'wonValue', 'bookings'] as const),
                ...(['previousLeads', 'previousWon', 'previousWonValue', 'previousBookings'] as const),
              ],
              data?.rows.map(({ previous, ...row }) => ({
                ...row,
                previousLeads: previous?.leads,
                previousWon: previous?.won,
                previousWonValue: previous?.wonValue,
                previousBookings: previous?.bookings,
              })),
            )}
          />
        </PanelTabs>
      }
      footer={
        <Footer>
          {dimension === 'page' ? (
            <span>By the page where the visitor sent the form or booked.</span>
          ) : (
            <>
              <span>Attributed to the</span>
              <Menu
                variant="word"
                label={`Attribution: ${shownTouch}`}
                value={touch}
                items={touches}
                onChoose={(value) => url.change({ touch: value === 'last' ? undefined : value })}
              >
                {shownTouch}
              </Menu>
              <span>touch.</span>
            </>
          )}
          {url.compared && <span>The compared period is below each number.</span>}
          <span>{`Spam, quarantined leads and canceled bookings are excluded. ${OUTCOME_FILTERS}`}</span>
        </Footer>
      }
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load leads and bookings"
          error={result.error as ApiError}
          onRetry={result.refetch}
        />
      ) : data && !data.rows.length ? (
        <PanelNote>{emptyText(dimension)}</PanelNote>
      ) : (
        <Scroll>
          <DataTable
            caption="Leads and bookings"
            rows={data?.rows}
            rowKey={({ key }) => key}
            columns={[
              { name: dimensionLabels[dimension].label, isRowHeader: true, render: ({ key }) => key },
              {
                ...count('Leads', 'leads'),
                render: (row) => (
                  <Compared
                    row={row}
                    of="leads"
                    to={dimension === 'channel' && touch === 'last' ? leadsOf(row.key, url.days) : undefined}
                  />
                ),
              },
              count('Won', 'won'),
              count('Won value', 'wonValue', (value) => `$${formatCount(value)}`),
              count('Bookings', 'bookings'),
            ]}
          />
        </Scroll>
      )}
    </Panel>
  );
}

const TAB_NAMES: Partial<Record<OutcomeDimension, string>> = { term: 'Term', content: 'Content' };

/** A count, with that of the compared period below it. */
function count(
  name: string,
  of: keyof OutcomeCounts,
  format: (value: number) => string = formatCount,
): Column<Outcome> {
  return { name, className: 'num', render: (row) => <Compared row={row} of={of} format={format} /> };
}

function Compared({ row: { key, previous, ...now }, of, format = formatCount, to }: ComparedProps) {
  const value = format(now[of]);
  return (
    <>
      {to && now[of] ? (
        <Link to={to} aria-label={`${value} leads from ${key}`}>
          {value}
        </Link>
      ) : (
        value
      )}
      {previous && (
        <small>
          {' '}
          <VisuallyHidden>was </VisuallyHidden>
          {format(previous[of])}
        </small>
      )}
    </>
  );
}

interface ComparedProps {
  row: Outcome;
  of: keyof OutcomeCounts;
  format?: (value: number) => string;
  /** The list of what is counted. */
  to?: string;
}

const leadsOf = (channel: string, { from, to }: ReportUrl['days']) =>
  `${paths.admin.leads}?${new URLSearchParams({ channel, past: `${from}..${to}` })}`;

const emptyText = (dimension: OutcomeDimension) =>
  ['campaign', 'term', 'content'].includes(dimension)
    ? `No leads or bookings with a ${dimensionLabels[dimension].filter} in this period.`
    : 'No leads or bookings in this period.';

const Footer = styled('span')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
`;

const Scroll = styled('div')`
  max-height: 400px;
  overflow: auto;
  .num {
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: var(--a13);
    color: var(--muted);
  }
  @media ${below.phone} {
    th,
    td {
      padding-inline: 6px;
    }
    th:first-of-type {
      padding-left: 16px;
    }
    td:last-of-type,
    thead th:last-of-type {
      padding-right: 16px;
    }
  }
`;
