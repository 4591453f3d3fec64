import { type OutcomeDimension, outcomeDimensions } from '@site/api/reporting/outcomes/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Menu, Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListOutcomesQuery } from '../report/analyticsApi';
import { dimensionLabels } from '../report/dimensions';
import type { ReportUrl } from '../report/useReportUrl';
import { PanelTabs } from './PanelTabs';

const touches = [
  { value: 'last', label: 'last non-direct' },
  { value: 'first', label: 'first' },
] as const;

/** Leads, won leads and bookings by where they came from. */
export function OutcomesPanel({ url }: { url: ReportUrl }) {
  const dimension = outcomeDimensions.find((each) => each === url.search.get('outcomes')) ?? 'channel';
  const touch = url.search.get('touch') === 'first' ? 'first' : 'last';
  const result = useListOutcomesQuery({ query: { ...url.days, dimension, touch } });
  const data = result.currentData;
  const shownTouch = touches.find(({ value }) => value === touch)?.label;
  return (
    <Panel
      title="Leads and bookings"
      action={
        <PanelTabs
          label="Leads and bookings"
          tabs={outcomeDimensions.map((value) => ({ value, label: dimensionLabels[value].label }))}
          value={dimension}
          onChoose={(tab) => url.change({ outcomes: tab === 'channel' ? undefined : tab })}
        />
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
          <span>Spam, quarantined leads and canceled bookings are excluded. Filters don’t apply.</span>
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
                name: 'Leads',
                className: 'num',
                render: ({ key, leads }) =>
                  leads && dimension === 'channel' && touch === 'last' ? (
                    <Link to={leadsOf(key, url.days)} aria-label={`${leads} leads from ${key}`}>
                      {leads.toLocaleString('en-US')}
                    </Link>
                  ) : (
                    leads.toLocaleString('en-US')
                  ),
              },
              { name: 'Won', className: 'num', render: ({ won }) => won.toLocaleString('en-US') },
              {
                name: 'Won value',
                className: 'num',
                render: ({ wonValue }) => `$${wonValue.toLocaleString('en-US')}`,
              },
              {
                name: 'Bookings',
                className: 'num',
                render: ({ bookings }) => bookings.toLocaleString('en-US'),
              },
            ]}
          />
        </Scroll>
      )}
    </Panel>
  );
}

const leadsOf = (channel: string, { from, to }: ReportUrl['days']) =>
  `${paths.admin.leads}?${new URLSearchParams({ channel, past: `${from}..${to}` })}`;

const emptyText = (dimension: OutcomeDimension) =>
  dimension === 'campaign'
    ? 'No leads or bookings from a campaign in this period.'
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
