import { serviceOptions } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import type { LeadScore as Score } from '@site/api/leads/score/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatSigned } from '../../formatting/formatSigned';
import { useGetLeadScoreQuery } from '../../leadPipeline/leadsApi';
import { ScoreBadge } from '../../leadPipeline/ScoreBadge';
import { LoadError } from '../../workbench/screen/LoadError';

/** The score of a lead. Opening it shows what it consists of and how it changed. */
export function LeadScore({ lead: { reference, score } }: { lead: Lead }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useGetLeadScoreQuery({ reference }, { skip: !isOpen, refetchOnMountOrArgChange: true });
  return (
    <Styles aria-labelledby="lead-score">
      <h3 id="lead-score">
        Score <ScoreBadge score={score} />
      </h3>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Why {score}?</summary>
        {query.currentData && <Explanation score={query.currentData} />}
        {query.error && !query.currentData && (
          <LoadError
            title="Couldn’t load the score"
            error={query.error as ApiError}
            onRetry={query.refetch}
            isBusy={query.isFetching}
          />
        )}
        {isOpen && !query.currentData && !query.error && (
          <div aria-busy="true">
            <Skeleton width="70%" />
          </div>
        )}
      </details>
    </Styles>
  );
}

function Explanation({ score: { score, rules, interests, changes, isMore } }: { score: Score }) {
  if (!changes.length)
    return (
      <p>
        No <Link to="/admin/score-rules">score rule</Link> matches this lead.
      </p>
    );
  return (
    <>
      <dl>
        {rules.map(({ id, rule, points }) => (
          <div key={id}>
            <dt>{rule}</dt>
            <dd>{formatSigned(points)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>Score</dt>
          <dd>{score}</dd>
        </div>
      </dl>
      {interests.length > 0 && (
        <>
          <h4>Interest by service</h4>
          <dl>
            {interests.map(({ service, points }) => (
              <div key={service}>
                <dt>{serviceOptions.find(({ value }) => value === service)?.label ?? service}</dt>
                <dd>{formatSigned(points)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h4>Changes</h4>
      <ol>
        {changes.map(({ id, rule, delta, reason, at }) => (
          <li key={id}>
            <span>
              <b>{rule}</b>
              <span className="mu">
                {reason} · {dateFormat.inList(at)}
              </span>
            </span>
            <span className="delta">{formatSigned(delta)}</span>
          </li>
        ))}
      </ol>
      {isMore && <p className="mu">Older changes aren’t shown.</p>}
    </>
  );
}

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a14);
  overflow-wrap: anywhere;
  h3 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 2px;
    font-size: 1rem;
    font-weight: 600;
  }
  h4 {
    margin: 14px 0 4px;
    color: var(--muted);
    font-size: var(--a13);
    font-weight: 500;
  }
  summary {
    width: fit-content;
    padding: 4px 0;
    color: var(--ink);
    font-weight: 550;
    cursor: pointer;
  }
  dl > div,
  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  dd,
  .delta {
    flex: none;
    color: var(--ink);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    border-top-color: var(--line-2);
    font-weight: 600;
  }
  li b {
    display: block;
    color: var(--ink);
    font-weight: 550;
  }
  .mu {
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
