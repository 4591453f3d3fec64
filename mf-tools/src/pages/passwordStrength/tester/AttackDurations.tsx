import { below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import { ATTACKS, SCALE_MARKS, scalePosition } from '../guesses/attacks';
import { formatDuration } from '../guesses/formatDuration';

/** Time to crack at four attack speeds, on one logarithmic scale. */
export function AttackDurations({ guesses }: { guesses?: number }) {
  return (
    <Styles>
      <h2>How long it lasts in four attacks</h2>
      <ul>
        {ATTACKS.map(({ name, speed, perSecond }, index) => {
          const seconds = guesses === undefined ? undefined : guesses / perSecond;
          const position = seconds === undefined ? 0 : scalePosition(seconds);
          const isWorst = index === ATTACKS.length - 1;
          return (
            <li key={name} className={`${isWorst ? 'plan' : ''}${position >= 1 ? ' over' : ''}`}>
              <b>
                {name}
                <small>{speed}</small>
              </b>
              <strong>
                {seconds === undefined ? '–' : formatDuration(seconds)}
                {isWorst && <small>plan for this</small>}
              </strong>
              <span className="bar" aria-hidden="true">
                <i style={positionStyle(position)} />
              </span>
            </li>
          );
        })}
      </ul>
      <div className="ruler" aria-hidden="true">
        {SCALE_MARKS.map(({ label, seconds, minor }) => (
          <span
            key={label}
            className={minor ? 'minor' : undefined}
            style={positionStyle(scalePosition(seconds))}
          >
            {label}
          </span>
        ))}
      </div>
    </Styles>
  );
}

const positionStyle = (position: number) => ({ '--x': position.toFixed(4) }) as CSSProperties;

const Styles = styled('div')`
  padding: 26px 28px 24px;
  min-width: 0;
  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.04;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 10px;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 16px;
    padding: 12px 0 26px;
    break-inside: avoid;
  }
  b {
    font-weight: 550;
    color: var(--ink);
    line-height: 1.3;
  }
  small {
    display: block;
    font-weight: 450;
    font-size: 0.875rem;
    color: var(--muted);
    line-height: 1.35;
  }
  strong {
    font-size: 1.375rem;
    font-weight: 550;
    letter-spacing: -0.03em;
    color: var(--ink);
    line-height: 1.2;
    text-align: right;
  }
  strong small {
    letter-spacing: 0;
    color: var(--ember-deep);
    font-weight: 550;
  }
  .bar {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 10px;
    height: 7px;
  }
  .bar::before {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    top: 3px;
    height: 1px;
    background: var(--line-2);
  }
  .bar i {
    position: absolute;
    left: 0;
    top: 0;
    height: 7px;
    width: max(3px, var(--x) * 100%);
    background: var(--navy);
    transition: width 0.5s cubic-bezier(0.2, 0.7, 0.1, 1);
  }
  .plan .bar i::after {
    content: "";
    position: absolute;
    right: -6px;
    top: -3px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--ember) 20%, transparent);
  }
  .over .bar i::before {
    content: "";
    position: absolute;
    right: 26px;
    top: -4px;
    width: 12px;
    height: 15px;
    background:
      linear-gradient(var(--navy), var(--navy)) 0 0 / 1.5px 100% no-repeat,
      linear-gradient(var(--navy), var(--navy)) 100% 0 / 1.5px 100% no-repeat,
      var(--sheet);
    transform: skewX(-22deg);
  }
  .ruler {
    position: relative;
    height: 34px;
    border-top: 1px solid var(--navy);
  }
  .ruler span {
    position: absolute;
    left: calc(var(--x) * 100%);
    top: 0;
    padding-top: 14px;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .ruler span::before {
    content: "";
    position: absolute;
    left: 50%;
    top: 0;
    height: 9px;
    border-left: 1px solid var(--navy);
  }
  .ruler span:last-child {
    transform: translateX(-100%);
  }
  .ruler span:last-child::before {
    left: 100%;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    strong {
      font-size: 1.125rem;
    }
    .ruler .minor {
      display: none;
    }
  }
`;
