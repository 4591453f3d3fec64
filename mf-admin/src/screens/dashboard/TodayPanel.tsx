import type { TodayList, TodayTile, TodayTopic } from '@site/api/dashboard/today/contract';
import { below, styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { useGetTodayQuery } from './todayApi';

/** Counts of the day besides leads. Each tile links to filtered lists, and its errors do not affect the others. */
export function TodayPanel() {
  const result = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Today" footer="New 404 URLs are those first requested in the last seven days.">
      <QueryContent result={result} what="today">
        {({ tiles }) => (
          <Styles>
            {tiles.map((tile) => (
              <Tile key={tile.topic} tile={tile} onRetry={result.refetch} isBusy={result.isFetching} />
            ))}
          </Styles>
        )}
      </QueryContent>
    </Panel>
  );
}

function Tile({ tile, onRetry, isBusy }: TileProps) {
  const { label, none, queryOf } = TOPICS[tile.topic];
  const total = tile.counts.reduce((sum, { count }) => sum + count, 0);
  const isMore = tile.counts.some((one) => one.isMore);
  return (
    <li>
      <span className="name">{label}</span>
      {tile.isRead ? (
        <span className="figure">{formatCount(total, isMore)}</span>
      ) : (
        <span className="no">
          Couldn’t load.{' '}
          <button type="button" className="lk" disabled={isBusy} onClick={() => void onRetry()}>
            Try again<span className="sr"> to load {label.toLowerCase()}</span>
          </button>
        </span>
      )}
      {tile.isRead && (
        <span className="lists">
          {tile.counts.length ? (
            tile.counts.map(({ list, count, isMore: isPart }) => (
              <Link key={list} to={`/admin/${list}${queryOf?.(list) ?? ''}`}>
                {tile.counts.length > 1 && `${formatCount(count, isPart)} in `}
                {LISTS[list]}
              </Link>
            ))
          ) : (
            <span className="mu">{none}</span>
          )}
        </span>
      )}
    </li>
  );
}

interface TileProps {
  tile: TodayTile;
  onRetry: () => unknown;
  isBusy: boolean;
}

interface Topic {
  label: string;
  none: string;
  /** The query string of the filtered list. */
  queryOf?: (list: TodayList) => string;
}

const TOPICS: Record<TodayTopic, Topic> = {
  meetings: { label: 'Meetings today', none: 'None booked', queryOf: () => '?view=day' },
  scheduledDocuments: {
    label: 'Scheduled documents',
    none: 'None scheduled',
    queryOf: () => '?state=scheduled',
  },
  drafts: { label: 'Drafts', none: 'No drafts', queryOf: () => '?state=draft' },
  newNotFound: { label: 'New 404 URLs', none: 'None this week' },
  endingCredentials: { label: 'Expiring credentials', none: 'None within 30 days' },
  failedDeliveries: {
    label: 'Failed deliveries',
    none: 'None failed',
    queryOf: (list) => (list === 'hubspot' ? '?state=dead' : '?mail=dead'),
  },
};

const LISTS: Record<TodayList, string> = {
  'bookings/calendar': 'Calendar',
  'redirects/not-found': '404 errors',
  credentials: 'Credentials',
  leads: 'Leads',
  bookings: 'Bookings',
  hubspot: 'HubSpot',
  blog: 'Blog',
  'landing-pages': 'Landing pages',
  locations: 'Service areas',
  policies: 'Policies',
  'case-studies': 'Case studies',
  newsletters: 'Newsletters',
};

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  li {
    display: grid;
    align-content: start;
    gap: 6px;
    padding: 13px 16px 12px;
    border-left: 1px solid var(--line);
    font-size: var(--a13);
  }
  li:first-of-type {
    border-left: 0;
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
  }
  .lists {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  a {
    padding-block: 4px;
    color: var(--navy);
  }
  @media ${below.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      border-bottom: 1px solid var(--line);
    }
    li:nth-of-type(3n + 1) {
      border-left: 0;
    }
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    li:nth-of-type(n) {
      border-left: 0;
    }
    a {
      padding-block: 10px;
    }
  }
`;
