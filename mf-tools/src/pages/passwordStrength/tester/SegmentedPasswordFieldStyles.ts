import { below, from, styled } from '@site/shell/kit';
import { segmentStyles } from '../segments/segmentStyles';

/** Layout of the input above its cells; `--n` is the number of characters. */
export const SegmentedPasswordFieldStyles = styled('div')`
  padding: 26px 28px 0;
  --h: 96px;
  ${segmentStyles}
  .room {
    position: relative;
    container-type: inline-size;
    --end: 0px;
  }
  .room > * {
    --cell: min(60px, (100cqi - var(--end)) / var(--n));
  }
  .cells {
    position: absolute;
    left: 0;
    top: 0;
    height: var(--h);
    display: flex;
    pointer-events: none;
  }
  .seg {
    position: relative;
    height: var(--h);
    border-block: 1px solid var(--line-2);
    display: flex;
  }
  .seg::before {
    content: "";
    position: absolute;
    inset: 0;
    opacity: 0.36;
  }
  .seg i {
    width: var(--cell);
    border-right: 1px solid var(--line);
  }
  .seg i:last-of-type {
    border-right-color: var(--navy);
  }
  .seg:first-of-type {
    border-left: 1px solid var(--navy);
  }
  .seg b {
    position: absolute;
    left: 0;
    right: 0;
    top: calc(var(--h) + 8px);
    border-top: 1px solid var(--blue-2);
    height: 0;
  }
  .seg b::before,
  .seg b::after {
    content: "";
    position: absolute;
    top: -6px;
    height: 11px;
    border-left: 1.35px solid var(--navy);
    transform: rotate(45deg);
  }
  .seg b::before {
    left: 0;
  }
  .seg b::after {
    right: 0;
  }
  .bal {
    position: absolute;
    left: 50%;
    top: 10px;
    margin-left: -13px;
  }
  input {
    position: relative;
    display: block;
    width: 100%;
    height: var(--h);
    border: 0;
    background: transparent;
    color: var(--ink);
    caret-color: var(--ember-deep);
    border-radius: 2px;
    font: 500 calc(var(--cell) * 0.72) / var(--h) var(--mono);
    font-variant-ligatures: none;
    letter-spacing: calc(var(--cell) * 0.568);
    padding: 0 0 0 calc(var(--cell) * 0.284);
  }
  input:focus-visible {
    outline: 2px solid var(--navy);
    outline-offset: 4px;
    border-radius: 2px;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
    letter-spacing: -0.02em;
    font-size: 1.5rem;
  }
  &.is-empty input {
    --cell: 40px;
  }
  .under {
    height: 58px;
  }
  .total {
    display: none;
  }
  .total b {
    font-size: 2.5rem;
    font-weight: 500;
    letter-spacing: -0.045em;
    line-height: 1;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .total sup {
    font-size: 0.55em;
    line-height: 1;
  }
  .total span {
    font: 450 0.8125rem / 1.3 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    margin-top: 6px;
  }
  .chips {
    display: none;
    flex-wrap: wrap;
    gap: 6px 3px;
    padding: 4px 0 20px;
  }
  .chips span {
    position: relative;
    padding: 6px 8px;
    border: 1px solid var(--line-2);
    font: 500 1.0625rem / 1.2 var(--mono);
    color: var(--ink);
    isolation: isolate;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .chips span::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    opacity: 0.36;
  }
  .chips .k-join {
    border: 0;
    padding-inline: 1px;
  }
  &.is-long .chips {
    display: flex;
  }
  &.is-long .cells,
  &.is-long .under {
    display: none;
  }
  &.is-long input {
    letter-spacing: -0.02em;
    padding: 0;
    font-size: 1.125rem;
    height: 64px;
    line-height: 64px;
  }
  @media ${from.desktop} {
    &.has-total .room {
      --end: 140px;
    }
    &.has-total .total {
      position: absolute;
      left: calc(var(--cell) * var(--n) + 40px);
      top: 0;
      height: var(--h);
      display: flex;
      flex-direction: column;
      justify-content: center;
    }
  }
  @media ${below.desktop} {
    &.is-long-narrow .chips {
      display: flex;
    }
    &.is-long-narrow .cells,
    &.is-long-narrow .under {
      display: none;
    }
    &.is-long-narrow input {
      letter-spacing: -0.02em;
      padding: 0;
      font-size: 1.125rem;
      height: 64px;
      line-height: 64px;
    }
  }
  @media ${below.phone} {
    padding: 16px 16px 0;
    --h: 72px;
    &.is-long-phone .chips {
      display: flex;
    }
    &.is-long-phone .cells,
    &.is-long-phone .under {
      display: none;
    }
    &.is-long-phone input {
      letter-spacing: -0.02em;
      padding: 0;
      font-size: 1.125rem;
      height: 64px;
      line-height: 64px;
    }
  }
`;
