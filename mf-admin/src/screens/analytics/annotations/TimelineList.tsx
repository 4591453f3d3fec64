import { mayEditAnnotations } from '@site/api/insights/annotations/policy';
import type { TimelineEntry } from '@site/api/reporting/analyticsTimeline/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Link } from 'react-router-dom';
import { formatPoint } from '../../../formatting/formatPeriod';
import { usePermissions } from '../../../session/usePermissions';
import { LoadError } from '../../../workbench/screen/LoadError';
import type { NumberedMark } from './timelineMarks';

/** What happened in the period, numbered like the marks of the chart. */
export function TimelineList({ marks, isMore, error, onRetry }: TimelineListProps) {
  const canEdit = usePermissions()(mayEditAnnotations);
  const count = marks.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Styles open={marks.length > 0 && count <= MOST_OPEN ? true : undefined}>
      <summary>Timeline ({isMore ? `latest ${count}` : count})</summary>
      {error ? (
        <LoadError title="Couldn’t load the timeline" error={error} onRetry={onRetry} />
      ) : (
        <>
          {marks.length === 0 && <p>No annotations, publications or newsletters in this period.</p>}
          <ol>
            {marks.map(({ number, entries }) => (
              <li key={number}>
                <b className="tn">{number}</b>
                <ul>
                  {entries.map((entry) => (
                    <li key={`${entry.kind} ${entry.id}`}>
                      <span className="mu">{formatPoint(entry.day, 'day')}</span> {KINDS[entry.kind]}
                      {entry.path ? <Link to={entry.path}>{nameOf(entry)}</Link> : nameOf(entry)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p>
            {canEdit && (
              <Link className="lk" to="/admin/analytics/annotations/new">
                Add annotation
              </Link>
            )}
            <Link className="lk" to="/admin/analytics/annotations">
              All annotations
            </Link>
          </p>
        </>
      )}
    </Styles>
  );
}

interface TimelineListProps {
  marks: readonly NumberedMark[];
  /** There are earlier entries. */
  isMore: boolean;
  error?: ApiError;
  onRetry: () => void;
}

/** Longer lists are closed at first. */
const MOST_OPEN = 8;

const KINDS: Record<TimelineEntry['kind'], string> = {
  annotation: '',
  publication: 'Published: ',
  mailing: 'Newsletter sent: ',
  rollback: 'Release rolled back: ',
};

const nameOf = ({ text }: TimelineEntry) => text || 'Untitled';

const Styles = styled('details')`
  margin-top: 6px;
  font-size: var(--a13);
  summary {
    width: fit-content;
    padding: 6px 0;
    color: var(--navy);
    font-weight: 550;
    cursor: pointer;
  }
  ol {
    max-height: 240px;
    overflow: auto;
  }
  ol > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    padding: 4px 0;
    border-top: 1px solid var(--line);
  }
  ul li {
    padding: 1px 0;
    overflow-wrap: anywhere;
  }
  b {
    color: var(--ink);
    font-weight: 600;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 6px 0;
    color: var(--muted);
  }
`;
