import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Panel, Skeleton } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { actorLabel, kindLabel } from '../../formatting/auditLabels';
import { capitalize } from '../../formatting/capitalize';
import { LoadError } from '../../workbench/screen/LoadError';
import { useListActivityQuery } from './dashboardApi';
import { LinkRows } from './LinkRows';

/** The latest entries of the audit log, for admins. */
export function ActivityPanel() {
  const { data, error, refetch, isFetching } = useListActivityQuery(
    { query: { limit: '6' } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Panel
      title="Activity"
      action={
        <Link className="lk" to="/admin/audit">
          View all
        </Link>
      }
      footer="The latest changes by the team. Times are in Central Time."
    >
      {!data && error ? (
        <LoadError
          title="Couldn’t load the activity"
          error={error as ApiError}
          onRetry={refetch}
          isBusy={isFetching}
        />
      ) : (
        <Styles aria-busy={!data}>
          {data?.items.map((line) => (
            <li key={line.id}>
              <Link to={`/admin/audit/${line.id}`}>
                <b>{capitalize(line.action)}</b>
                <span className="m mu">{dateFormat.inList(line.at)}</span>
                <span className="mu">
                  {[actorLabel(line), kindLabel(line.entity), line.title].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          )) ?? (
            <li className="waiting">
              <Skeleton width="78%" />
              <Skeleton width="60%" />
            </li>
          )}
          {data?.items.length === 0 && <li className="waiting mu">No activity yet.</li>}
        </Styles>
      )}
    </Panel>
  );
}

const Styles = styled(LinkRows)`
  a {
    align-items: baseline;
  }
  a span:last-of-type {
    grid-column: 1 / -1;
    font-size: var(--a13);
  }
  .waiting {
    display: grid;
    gap: 14px;
    padding: 18px 16px;
  }
`;
