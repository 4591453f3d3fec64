import { below, styled } from '@site/shell/kit';
import { formatRunTime } from './sitemapTexts';

/** Times of runs, in the office's time zone and in UTC. */
export function NextRuns({ title, runs, timeZone, empty = '' }: NextRunsProps) {
  return (
    <Styles aria-label={title}>
      <h3>{title}</h3>
      {runs.length ? (
        <ol>
          {runs.map((run) => (
            <li key={run} className="tn">
              <time dateTime={run}>{formatRunTime(run, timeZone)}</time>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mu">{empty}</p>
      )}
    </Styles>
  );
}

interface NextRunsProps {
  title: string;
  runs: readonly string[];
  timeZone: string;
  /** Shown where there are none. */
  empty?: string;
}

const Styles = styled('section')`
  grid-column: 1 / -1;
  padding: 12px 20px 14px;
  h3 {
    font-size: var(--a13);
    font-weight: 600;
    margin-bottom: 6px;
  }
  ol {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 4px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
