import { below, Reveal, styled } from '@site/shell/kit';
import { ABOUT } from '../copy/lowerCopy';

/** Five reasons as a checklist. */
export function WhyAlignment() {
  return (
    <Styles>
      <Reveal>
        <h3>{ABOUT.why.title}</h3>
        <ul>
          {ABOUT.why.points.map((point) => (
            <li key={point}>
              <svg viewBox="0 0 26 26" aria-hidden="true">
                <path className="rule" d="M1 21H25M4 18V24M22 18V24" />
                <path d="M5 12.5 10.5 17 22 4" />
              </svg>
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </Reveal>
    </Styles>
  );
}

const Styles = styled('div')`
  padding-right: 48px;
  h3 {
    font-size: var(--fs-h3);
    margin-bottom: clamp(12px, 2vw, 20px);
  }
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    align-items: start;
    border-top: 1px solid var(--line-2);
    padding: 16px 0;
    font-size: 1.125rem;
    line-height: 1.45;
    color: var(--ink);
  }
  li:last-of-type {
    border-bottom: 1px solid var(--line-2);
  }
  svg {
    width: 26px;
    height: 26px;
    fill: none;
    stroke: var(--navy);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rule {
    stroke: var(--line-2);
    stroke-width: 1.25;
  }
  @media ${below.desktop} {
    padding: 0;
  }
  @media ${below.small} {
    li {
      font-size: 1rem;
      line-height: 1.35;
      grid-template-columns: 34px 1fr;
      padding: 5px 0;
    }
  }
`;
