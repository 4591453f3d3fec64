import type { DashboardFigure, DashboardFigureName, DashboardFigures } from '@site/api/dashboard/contract';
import type { PastDays } from '@site/api/leads/enquiries/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatChange } from '../../formatting/formatChange';
import { formatCount } from '../../formatting/formatCount';
import { formatDuration } from '../../formatting/formatDuration';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { useGetDashboardFiguresQuery } from './dashboardApi';
import { analyticsQuery, usePastDays } from './usePastDays';

/** The figures of a period beside those of the one before. Each links to what it counts. */
export function FiguresPanel() {
  const { past } = usePastDays();
  const result = useGetDashboardFiguresQuery({ query: { past } }, { refetchOnMountOrArgChange: true });
  const { currentData, refetch, isFetching } = result;
  return (
    <Panel title="Metrics" footer={currentData && <Footer data={currentData} />}>
      <QueryContent result={result} what="the metrics">
        {(data) => (
          <Styles>
            {data.figures.map((figure) => (
              <li key={figure.name}>
                <Tile figure={figure} data={data} past={past} onRetry={refetch} isBusy={isFetching} />
              </li>
            ))}
          </Styles>
        )}
      </QueryContent>
    </Panel>
  );
}

function Footer({ data: { period, before } }: { data: DashboardFigures }) {
  const days = ({ from, to }: DashboardFigures['period']) =>
    `${dateFormat.calendarDate(from)} to ${dateFormat.calendarDate(to)}`;
  return (
    <>
      {days(period)}, compared with {days(before)}. First response and won value are those of leads received
      in the period.
    </>
  );
}

function Tile({ figure, data, past, onRetry, isBusy }: TileProps) {
  const { label, format, pathOf } = FIGURES[figure.name];
  if (!figure.isRead)
    return (
      <div className="tile">
        <span className="name">{label}</span>
        <span className="no">
          Couldn’t load.{' '}
          <button type="button" className="lk" disabled={isBusy} onClick={() => void onRetry()}>
            Try again<span className="sr"> to load {label.toLowerCase()}</span>
          </button>
        </span>
      </div>
    );
  return (
    <Link className="tile" to={pathOf(past, data.period)}>
      <span className="name">{label}</span>
      <span className="figure">{figure.current === null ? '–' : format(figure.current)}</span>
      <span className="m mu">{describeChange(figure, format)}</span>
    </Link>
  );
}

interface TileProps {
  figure: DashboardFigure;
  data: DashboardFigures;
  past: PastDays;
  onRetry: () => unknown;
  isBusy: boolean;
}

function describeChange({ current, previous }: DashboardFigure, format: Format): string {
  if (previous === null) return 'No comparison';
  const change = current === null ? '' : formatChange(current, previous);
  return `was ${format(previous)}${change && `, ${change}`}`;
}

type Format = (value: number) => string;

interface FigureInfo {
  label: string;
  format: Format;
  pathOf: (past: PastDays, period: DashboardFigures['period']) => string;
}

const analytics: FigureInfo['pathOf'] = (past, period) => {
  const query = analyticsQuery(past, period).toString();
  return `/admin/analytics${query && `?${query}`}`;
};
const leads: FigureInfo['pathOf'] = (past) => `${paths.admin.leads}?past=${past}`;

const FIGURES: Record<DashboardFigureName, FigureInfo> = {
  visitors: { label: 'Sum of daily visitors', format: formatCount, pathOf: analytics },
  leads: { label: 'Leads', format: formatCount, pathOf: leads },
  leadRate: {
    label: 'Lead rate',
    format: (value) => `${(value * 100).toFixed(1)}%`,
    pathOf: analytics,
  },
  bookings: { label: 'Bookings', format: formatCount, pathOf: (past) => `/admin/bookings?past=${past}` },
  firstResponse: { label: 'Median first response', format: formatDuration, pathOf: leads },
  wonValue: {
    label: 'Won value',
    format: (value) => `$${formatCount(value)}`,
    pathOf: (past) => `${paths.admin.leads}?status=won&past=${past}`,
  },
};

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  li {
    border-left: 1px solid var(--line);
  }
  li:first-of-type {
    border-left: 0;
  }
  .tile {
    display: grid;
    height: 100%;
    align-content: space-between;
    gap: 10px;
    padding: 13px 16px 12px;
    font-size: var(--a13);
    text-decoration: none;
    outline-offset: -2px;
  }
  a.tile:hover {
    background: var(--hover);
  }
  a.tile:hover .name {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .name {
    font-weight: 500;
    color: var(--text);
  }
  .figure {
    font-size: 1.75rem;
    font-weight: 500;
    line-height: 1.1;
    letter-spacing: -0.04em;
    color: var(--ink);
    white-space: nowrap;
  }
  @media ${below.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-of-type(3n + 1) {
      border-left: 0;
    }
    li:nth-of-type(n + 4) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:nth-of-type(n) {
      border-left: 1px solid var(--line);
      border-top: 1px solid var(--line);
    }
    li:nth-of-type(2n + 1) {
      border-left: 0;
    }
    li:nth-of-type(-n + 2) {
      border-top: 0;
    }
    .figure {
      font-size: 1.5rem;
    }
  }
`;
