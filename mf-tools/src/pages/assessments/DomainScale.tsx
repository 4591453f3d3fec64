import { below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import type { AssessmentIntro } from './content';

/** The length of the assessment as a scale: a mark per question, a label per domain. */
export function DomainScale({ assessment }: { assessment: AssessmentIntro }) {
  const { title, domains, length } = assessment;
  const total = domains.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <Styles aria-hidden="true">
      <div className="wrap">
        <b>{title}</b>
        <div className="rule" style={{ '--q': total } as CSSProperties}>
          {domains.map((domain) => (
            <span key={domain.title} style={{ '--share': domain.questions } as CSSProperties}>
              {domain.title.split(' ')[0]}
            </span>
          ))}
        </div>
        <span className="note">
          {total} questions, {length}
        </span>
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
    gap: 32px;
    align-items: center;
    min-height: 66px;
  }
  b {
    font-weight: 600;
    color: var(--ink);
    letter-spacing: -0.02em;
  }
  .rule {
    position: relative;
    display: flex;
    height: 38px;
    border-top: 1px solid var(--navy);
    background:
      repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / var(--q))) 0 0 /
      100% 5px no-repeat;
    border-right: 1px solid var(--navy);
  }
  .rule span {
    flex: var(--share) 1 0;
    min-width: 0;
    box-shadow: inset 1px 0 0 var(--navy);
    padding-top: 14px;
    text-indent: 6px;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .note {
    white-space: nowrap;
  }
  @media ${below.desktop} {
    .wrap {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    b {
      display: none;
    }
  }
  @media ${below.phone} {
    .wrap {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 14px 12px;
    }
    .rule span {
      color: transparent;
    }
    .rule {
      height: 20px;
    }
  }
`;
