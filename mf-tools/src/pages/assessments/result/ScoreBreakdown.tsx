import type { SubmissionPart } from '@site/api/tools/assessments/contract';
import { below, styled } from '@site/shell/kit';

/** The points of every question by domain. */
export function ScoreBreakdown({ parts, score }: { parts: SubmissionPart[]; score: number }) {
  const domains = [...new Set(parts.map(({ domain }) => domain))];
  return (
    <Styles className="why" aria-labelledby="why-score">
      <h2 id="why-score">Why this score</h2>
      <p>
        All questions together are worth 100 points. Each answer earns 0, 35, 70 or 100 percent of its
        question’s points, and “Not sure” earns 25. Your score, rounded, is {score}.
      </p>
      {domains.map((domain) => (
        <DomainPoints key={domain} domain={domain} parts={parts.filter((part) => part.domain === domain)} />
      ))}
    </Styles>
  );
}

function DomainPoints({ domain, parts }: { domain: string; parts: SubmissionPart[] }) {
  const earned = parts.reduce((sum, part) => sum + part.earned, 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return (
    <details>
      <summary>
        <b>{domain}</b>
        <span className="tn">
          {toPoints(earned)} of {points}
        </span>
      </summary>
      <ul>
        {parts.map(({ question, answer, message, earned, points }) => (
          <li key={question}>
            <div>
              <b>{question}</b>
              <p>
                You answered “{answer}.” {message}
              </p>
            </div>
            <span className="tn">
              {toPoints(earned)} of {points}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Converts hundredths to points. */
const toPoints = (earned: number) => String(earned / 100);

const Styles = styled('section')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  padding: 24px 28px 28px;
  h2 {
    font-size: 1.375rem;
  }
  > p {
    margin: 8px 0 16px;
    max-width: var(--measure-wide);
    font-size: 1rem;
    line-height: 1.5;
  }
  details {
    border-top: 1px solid var(--line-2);
  }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    min-height: 48px;
    align-items: center;
    cursor: pointer;
  }
  summary::before {
    content: "+";
    width: 1ch;
    font: 500 1rem / 1 var(--mono);
    color: var(--navy);
  }
  details[open] summary::before {
    content: "-";
  }
  summary b {
    flex: 1;
  }
  b {
    color: var(--ink);
    font-weight: 550;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  li p {
    font-size: 1rem;
    margin-top: 3px;
  }
  .tn {
    font: 500 0.875rem / 1.6 var(--mono);
    letter-spacing: -0.03em;
    color: var(--navy);
    white-space: nowrap;
  }
  @media ${below.phone} {
    padding-inline: 18px;
  }
`;
