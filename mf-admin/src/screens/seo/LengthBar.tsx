import { below, styled } from '@site/shell/kit';

interface LengthBarProps {
  label: string;
  value: number;
  min: number;
  max: number;
  text: string;
}

/** How much of the available space a text takes. */
export function LengthBar({ label, value, min, max, text }: LengthBarProps) {
  const state = value > max ? 'Too long' : value < min ? 'Short' : 'Good';
  return (
    <Styles>
      <meter aria-label={label} data-state={state} min={0} max={max} value={Math.min(value, max)} />
      <p>
        <b className={state === 'Good' ? 'ok' : 'wt'}>{state}</b> <span className="mu tn">{text}</span>
      </p>
    </Styles>
  );
}

const Styles = styled('div')`
  grid-column: 1 / -1;
  display: grid;
  gap: 4px;
  padding: 8px 20px 10px;
  border-bottom: 1px solid var(--line);
  font-size: var(--a13);
  meter {
    appearance: none;
    width: 100%;
    height: 4px;
    border: 0;
    border-radius: 2px;
    background: var(--line);
    overflow: hidden;
  }
  meter::-webkit-meter-inner-element,
  meter::-webkit-meter-bar {
    display: block;
    height: 4px;
    border: 0;
    background: var(--line);
  }
  meter::-webkit-meter-optimum-value {
    background: var(--ember);
  }
  meter[data-state="Good"]::-webkit-meter-optimum-value {
    background: var(--navy);
  }
  meter::-moz-meter-bar {
    background: var(--ember);
  }
  meter[data-state="Good"]::-moz-meter-bar {
    background: var(--navy);
  }
  .wt {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
