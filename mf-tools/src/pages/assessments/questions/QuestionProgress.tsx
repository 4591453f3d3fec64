import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';

/** Progress bar with a section per domain, a mark per question and the remaining minutes. */
export function QuestionProgress({ assessment, at }: { assessment: Assessment; at: number }) {
  const { title, questions, domains, minutes } = assessment;
  const total = questions.length;
  const minutesLeft = Math.max(1, Math.ceil((minutes * (total - at)) / total));
  const current = questions[at]?.domain;
  const label = domains.find(({ id }) => id === current)?.label;
  return (
    <Styles>
      <div className="wrap">
        <p className="title">{title}</p>
        <div
          className="ruler"
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={at}
          aria-label={`Question ${at + 1} of ${total}, ${label}`}
        >
          <ol aria-hidden="true">
            {domains.map((domain) => {
              const count = questions.filter((question) => question.domain === domain.id).length;
              return (
                <li
                  key={domain.id}
                  className={domain.id === current ? 'is-on' : undefined}
                  style={{ '--n': count } as CSSProperties}
                >
                  {domain.label}
                </li>
              );
            })}
          </ol>
          <i className="done" style={{ '--done': at / total } as CSSProperties} />
        </div>
        <p className="minutes tn">
          {at + 1} of {total}, {minutesLeft} min left
        </p>
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  background: var(--sheet);
  border-bottom: 1px solid var(--line);
  .wrap {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px 32px;
    align-items: center;
    padding-block: 14px 12px;
  }
  .title {
    font-weight: 600;
    color: var(--ink);
    letter-spacing: -0.015em;
  }
  .ruler {
    position: relative;
    height: 40px;
  }
  ol {
    display: flex;
    height: 100%;
  }
  li {
    flex: var(--n) 1 0;
    min-width: 0;
    position: relative;
    border-left: 1px solid var(--navy);
    padding: 18px 0 0 6px;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    background:
      linear-gradient(var(--navy), var(--navy)) 0 7px / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, var(--blue-2) 0 1px, transparent 1px calc(100% / var(--n))) 0 7px /
      100% 6px no-repeat;
  }
  li:last-of-type {
    border-right: 1px solid var(--navy);
  }
  li.is-on {
    color: var(--ink);
    font-weight: 600;
  }
  .done {
    position: absolute;
    left: 0;
    top: 4px;
    height: 7px;
    background: var(--navy);
    width: calc(var(--done) * 100%);
    transition: width var(--t-move);
  }
  .done::after {
    content: "";
    position: absolute;
    right: -7px;
    top: -4px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.22);
  }
  .minutes {
    font: 500 0.875rem / 1.3 var(--mono);
    letter-spacing: -0.03em;
    color: var(--navy);
    white-space: nowrap;
  }
  @media ${below.laptop} {
    .wrap {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 8px 12px;
    }
    .ruler {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .title {
      font-size: 0.875rem;
      letter-spacing: -0.03em;
    }
  }
  @media ${below.phone} {
    .ruler {
      height: 22px;
    }
    .title {
      font-size: 0.8125rem;
      white-space: nowrap;
    }
    li {
      color: transparent;
    }
    li.is-on {
      color: transparent;
    }
    .minutes {
      font-size: 0.75rem;
      letter-spacing: -0.05em;
    }
  }
`;
