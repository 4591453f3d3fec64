import { css } from '@site/shell/kit';

/** Hatching of each kind of part, and the lettered badge. */
export const segmentStyles = css`
  --hatch-word: repeating-linear-gradient(45deg, var(--blue-2) 0 1px, transparent 1px 7px);
  --hatch-run: repeating-linear-gradient(-45deg, var(--blue-2) 0 1px, transparent 1px 5px);
  --thin: color-mix(in srgb, var(--blue-2) 75%, transparent);
  --hatch-year:
    repeating-linear-gradient(45deg, var(--thin) 0 1px, transparent 1px 7px),
    repeating-linear-gradient(-45deg, var(--thin) 0 1px, transparent 1px 7px);
  --dots: radial-gradient(circle, var(--blue-2) 0.9px, transparent 1.2px) 0 0 / 7px 7px;
  .k-word::before {
    background: var(--hatch-word);
  }
  .k-year::before {
    background: var(--hatch-year);
  }
  .k-run::before {
    background: var(--hatch-run);
  }
  .k-free::before,
  .k-rand::before {
    background: var(--dots);
  }
  .bal {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    flex: none;
    border: 1.25px solid var(--navy);
    border-radius: 50%;
    background: var(--sheet);
    font: 600 0.8125rem / 1 var(--mono);
    letter-spacing: 0;
    color: var(--navy);
  }
`;
