import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { actorLabel, kindLabel } from '../../formatting/auditLabels';
import { capitalize } from '../../formatting/capitalize';
import { PanelNote } from '../../workbench/screen/PanelNote';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { useListActivityQuery } from './dashboardApi';
import { LinkRows } from './LinkRows';

/** The latest entries of the audit log, for admins. */
export function ActivityPanel() {
  const result = useListActivityQuery({ query: { limit: '6' } }, { refetchOnMountOrArgChange: true });
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
      <QueryContent result={result} what="the activity">
        {({ items }) =>
          items.length ? (
            <Styles>
              {items.map((line) => (
                <li key={line.id}>
                  <Link to={`/admin/audit/${line.id}`}>
                    <b>{capitalize(line.action)}</b>
                    <span className="m mu">{dateFormat.inList(line.at)}</span>
                    <span className="mu">
                      {/* A member who signs in is the actor and the record. */}
                      {[...new Set([actorLabel(line), kindLabel(line.entity), line.title])]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Link>
                </li>
              ))}
            </Styles>
          ) : (
            <PanelNote>No activity yet.</PanelNote>
          )
        }
      </QueryContent>
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
`;
