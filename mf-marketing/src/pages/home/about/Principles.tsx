import { below, from, Reveal, styled } from '@site/shell/kit';
import { ABOUT } from '../copy/lowerCopy';

/** Mission, methodology and values, below the illustration. */
export function Principles() {
  const { mission, methodology, values } = ABOUT;
  return (
    <Styles>
      <Reveal className="plate">
        <div>
          <h3>{mission.title}</h3>
          <p className="big">{mission.text}</p>
        </div>
        <div>
          <h3>{methodology.title}</h3>
          <ol>
            {methodology.steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{values.title}</h3>
          <ul>
            {values.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </Reveal>
    </Styles>
  );
}

const Styles = styled('div')`
  margin-top: clamp(24px, 5vw, 80px);
  .plate {
    display: grid;
    grid-template-columns: 6fr 7fr 4fr;
    border: 1px solid var(--line-2);
    background: rgba(252, 251, 248, 0.75);
    border-radius: var(--r-cell);
  }
  .plate > div {
    padding: 26px 28px 30px;
  }
  .plate > div + div {
    border-left: 1px solid var(--line-2);
  }
  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 22px;
  }
  .big {
    font-size: clamp(1.5rem, 1.1rem + 1.2vw, 2.125rem);
    line-height: 1.16;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
    text-wrap: balance;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
  ol li {
    position: relative;
    border-top: 1px solid var(--navy);
    padding: 22px 10px 0 0;
  }
  ol li::before {
    content: "";
    position: absolute;
    left: 0;
    top: -6px;
    width: 1px;
    height: 11px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
    letter-spacing: -0.015em;
  }
  ol span {
    display: block;
    font-size: 0.875rem;
    line-height: 1.45;
    color: var(--muted);
    margin-top: 4px;
  }
  ul li {
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-weight: 500;
    letter-spacing: -0.01em;
  }
  ul li:first-of-type {
    padding-top: 0;
  }
  ul li:last-of-type {
    border: 0;
    padding-bottom: 0;
  }
  @media ${below.desktop} {
    .plate {
      grid-template-columns: 1fr;
    }
    .plate > div + div {
      border-left: 0;
      border-top: 1px solid var(--line-2);
    }
  }
  @media ${from.small} {
    @media ${below.desktop} {
      ul {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0 32px;
      }
      ul li,
      ul li:first-of-type,
      ul li:last-of-type {
        padding: 9px 0;
        border: 0;
        border-top: 1px solid var(--line);
      }
    }
  }
  @media ${below.small} {
    .plate > div {
      padding: 16px 18px;
    }
    h3 {
      margin-bottom: 10px;
    }
    .big {
      font-size: 1.375rem;
    }
    ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 4px 12px;
    }
    ul li,
    ul li:first-of-type,
    ul li:last-of-type {
      padding: 0;
      border: 0;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
    ol {
      grid-template-columns: 1fr 1fr;
    }
    ol li {
      border: 0;
      padding: 0 8px 8px 14px;
    }
    ol li::before {
      left: 2px;
      top: 6px;
    }
    ol span {
      margin-top: 1px;
    }
  }
`;
