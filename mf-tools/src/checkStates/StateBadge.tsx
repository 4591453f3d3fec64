import { styled } from '@site/shell/kit';

/** A check state as shape, symbol and text, so that it does not depend on color. */
export function StateBadge({ state, children }: { state: State; children: string }) {
  return (
    <Styles className={`is-${state}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className="shape" d={SHAPES[state]} />
        <path className="sign" d={SIGNS[state]} />
      </svg>
      <b>{children}</b>
    </Styles>
  );
}

type State = 'pass' | 'warn' | 'fail' | 'unknown';

const SHAPES: Record<State, string> = {
  pass: 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  warn: 'M10 1.8 19 18H1Z',
  fail: 'M6 1H14L19 6V14L14 19H6L1 14V6Z',
  unknown: 'M10 1.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2z',
};
const SIGNS: Record<State, string> = {
  pass: 'M5.8 10.4 8.8 13.3 14.3 7',
  warn: 'M10 7.6v5M10 15.2v.1',
  fail: 'M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4',
  unknown: 'M7.8 8a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.8-1.1 1.6M10 14.4v.1',
};

const Styles = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  white-space: nowrap;
  svg {
    width: 20px;
    height: 20px;
    flex: none;
  }
  path {
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign {
    fill: none;
    stroke: var(--white);
    stroke-width: 1.9;
  }
  b {
    font-weight: 600;
    font-size: 0.9375rem;
    letter-spacing: -0.01em;
  }
  &.is-pass {
    color: var(--navy);
    .shape {
      fill: currentColor;
    }
  }
  &.is-fail {
    color: var(--error);
    .shape {
      fill: currentColor;
    }
  }
  &.is-warn {
    color: var(--ember-deep);
    .shape {
      fill: var(--sheet);
      stroke: currentColor;
      stroke-width: 1.7;
    }
    .sign {
      stroke: currentColor;
    }
  }
  &.is-unknown {
    color: var(--muted);
    .shape {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.5;
      stroke-dasharray: 3.4 2.6;
    }
    .sign {
      stroke: currentColor;
      stroke-width: 1.6;
    }
  }
`;
