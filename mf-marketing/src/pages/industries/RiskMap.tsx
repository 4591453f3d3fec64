import { below, styled } from '@site/shell/kit';
import type { Industry } from './content/Industry';

/** Risks and their controls, one pair per row. */
export function RiskMap({ risks }: Pick<Industry, 'risks'>) {
  return (
    <Styles className="dark" id="risks" aria-labelledby="risks-title">
      <div className="wrap">
        <div className="head">
          <h2 id="risks-title" className="h2">
            What can go wrong, and how we prevent it
          </h2>
          <p>Every control on this list answers a risk you have. You don’t pay for the rest.</p>
        </div>
        <dl>
          {risks.map(({ risk, control }) => (
            <div key={risk}>
              <dt>{risk}</dt>
              <i aria-hidden="true" />
              <dd>{control}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  background: linear-gradient(180deg, var(--navy), var(--night));
  .head {
    display: grid;
    grid-template-columns: 3fr 1.4fr;
    gap: 16px 24px;
    align-items: end;
    margin-bottom: clamp(32px, 4vw, 56px);
  }
  .head h2 {
    max-width: 9em;
  }
  .head p {
    color: var(--on-dark);
  }
  dl {
    display: grid;
    gap: 10px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 1fr clamp(60px, 16vw, 240px) 1fr;
    align-items: center;
  }
  dt,
  dd {
    min-height: 60px;
    display: flex;
    align-items: center;
    padding: 12px 18px;
    border: 1px solid var(--line-dark);
    border-radius: var(--r-cell);
    font-size: 1.0938rem;
    line-height: 1.3;
    letter-spacing: -0.015em;
    font-weight: 500;
    color: var(--on-dark);
  }
  dt {
    background: rgba(7, 23, 42, 0.35);
  }
  dd {
    background: var(--paper);
    border-color: var(--paper);
    color: var(--ink);
  }
  i {
    position: relative;
    height: 1px;
    background: repeating-linear-gradient(
      90deg,
      var(--on-dark-3) 0 14px,
      transparent 14px 18px,
      var(--on-dark-3) 18px 20px,
      transparent 20px 24px
    );
  }
  i::before,
  i::after {
    content: "";
    position: absolute;
    top: -4px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
  }
  i::before {
    left: -4px;
    background: var(--night);
    border: 1.3px solid var(--on-dark-3);
  }
  i::after {
    right: -4px;
    background: var(--ember);
  }
  @media ${below.tablet} {
    .head {
      grid-template-columns: 1fr;
    }
  }
  @media ${below.small} {
    dl {
      gap: 20px;
    }
    dl > div {
      grid-template-columns: 1fr;
    }
    i {
      width: 1px;
      height: 16px;
      margin-left: 26px;
      background: var(--on-dark-3);
    }
    i::before {
      left: -4px;
      top: -5px;
    }
    i::after {
      right: -4px;
      top: auto;
      bottom: -5px;
    }
  }
`;
