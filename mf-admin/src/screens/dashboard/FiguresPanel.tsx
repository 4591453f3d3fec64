import type { DashboardFigure, DashboardFigureName, DashboardFigures } from '@site/api/dashboard/contract';
import type { ChangeFigure } from '@site/api/insights/changes/contract';
import type { PastDays } from '@site/api/leads/enquiries/contract';
import type { OutcomeFigure } from '@site/api/reporting/outcomes/contract';
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

/** The figures of a period beside those of the one before. Each links to what it counts, and to why it changed. */
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
  const { label, format, pathOf, explained } = FIGURES[figure.name];
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
  const change = describeChange(figure, format);
  const isExplained = explained !== undefined && figure.previous !== null;
  return (
    <div className="tile">
      <Link className="count" to={pathOf(past, data.period)}>
        <span className="name">{label}</span>
        <span className="figure">{figure.current === null ? '–' : format(figure.current)}</span>
        {!isExplained && <span className="m mu">{change}</span>}
      </Link>
      {isExplained && (
        <Link className="m mu why" to={pathOfChange(past, data.period, explained)}>
          <span className="sr">Why {label.toLowerCase()} changed: </span>
          {change}
        </Link>
      )}
    </div>
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

type ExplainedName = ChangeFigure | OutcomeFigure;

interface FigureInfo {
  label: string;
  format: Format;
  pathOf: (past: PastDays, period: DashboardFigures['period']) => string;
  /** The name in analytics, which explains its change. */
  explained?: ExplainedName;
}

const analytics: FigureInfo['pathOf'] = (past, period) => {
  const query = analyticsQuery(past, period).toString();
  return `/admin/analytics${query && `?${query}`}`;
};

/** Why a figure changed from one period to the other. */
function pathOfChange(past: PastDays, period: DashboardFigures['period'], figure: ExplainedName): string {
  const query = analyticsQuery(past, period);
  if (figure !== 'visitors') query.set('figure', figure);
  return `/admin/analytics${query.size ? `?${query}` : ''}#why`;
}

const leads: FigureInfo['pathOf'] = (past) => `${paths.admin.leads}?past=${past}`;

const FIGURES: Record<DashboardFigureName, FigureInfo> = {
  visitors: { label: 'Sum of daily visitors', format: formatCount, pathOf: analytics, explained: 'visitors' },
  leads: { label: 'Leads', format: formatCount, pathOf: leads, explained: 'leads' },
  leadRate: {
    label: 'Lead rate',
    format: (value) => `${(value * 100).toFixed(1)}%`,
    pathOf: analytics,
  },
  bookings: {
    label: 'Bookings',
    format: formatCount,
    pathOf: (past) => `/admin/bookings?past=${past}`,
    explained: 'bookings',
  },
  firstResponse: { label: 'Median first response', format: formatDuration, pathOf: leads },
  wonValue: {
    label: 'Won value',
    format: (value) => `$${formatCount(value)}`,
    pathOf: (past) => `${paths.admin.leads}?status=won&past=${past}`,
    explained: 'wonValue',
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
  .tile,
  .count {
    display: grid;
    align-content: space-between;
    gap: 10px;
    font-size: var(--a13);
  }
  .tile {
    height: 100%;
    padding: 13px 16px 12px;
    position: relative;
  }
  .count {
    text-decoration: none;
  }
  /* The whole tile is the link. */
  .count::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .count:focus-visible {
    outline: 0;
  }
  .count:focus-visible::after {
    outline: 2px solid var(--navy);
    outline-offset: -2px;
  }
  .why {
    position: relative;
    z-index: 1;
    width: fit-content;
    text-decoration: underline;
    text-decoration-color: var(--line-2);
    text-underline-offset: 3px;
  }
  .why:hover {
    color: var(--ink);
    text-decoration-color: currentColor;
  }
  .tile:has(.count:hover) {
    background: var(--hover);
  }
  .count:hover .name {
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
