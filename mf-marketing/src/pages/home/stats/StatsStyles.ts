import { below, from, styled } from '@site/shell/kit';

/** Styles: three cells between hairlines below the hero, stacked on narrow screens. */
export const StatsStyles = styled('div')`
  position: relative;
  border-block: 1px solid var(--line-2);
  background: var(--sheet);
  .wrap {
    border-inline: 1px solid var(--line);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  .stat {
    position: relative;
    padding: 22px 32px 28px;
    isolation: isolate;
    overflow: clip;
  }
  .stat + .stat {
    border-left: 1px solid var(--line);
  }
  .stat::before {
    content: "";
    position: absolute;
    z-index: -1;
    left: -60px;
    top: 16px;
    width: 440px;
    height: 230px;
    background: radial-gradient(closest-side, rgba(242, 106, 33, 0.2), transparent);
    opacity: 0;
    transition: opacity 0.9s;
  }
  &.is-glowing .stat::before {
    opacity: 0.75;
  }
  .stat:hover::before {
    opacity: 1;
  }
  .sparks {
    inset: 60px auto 60px 32px;
    width: min(240px, 60%);
  }
  .gauge {
    position: relative;
    height: 30px;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .gauge::before,
  .gauge::after {
    content: "";
    position: absolute;
    bottom: 0;
    width: 1px;
    height: 15px;
    background: var(--blue-2);
  }
  .gauge::before {
    left: 0;
  }
  .gauge::after {
    right: 0;
  }
  .gauge em {
    font-style: normal;
    position: absolute;
    top: 0;
    left: 0;
  }
  .gauge span {
    position: absolute;
    top: 0;
    right: 0;
  }
  .base {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 3px;
    height: 1px;
    background: var(--line-2);
  }
  .bar {
    position: absolute;
    left: 0;
    bottom: 0;
    height: 7px;
    width: calc(var(--v) * 1%);
    background: var(--navy);
    border-radius: 0 1px 1px 0;
  }
  .saved {
    position: absolute;
    left: calc(var(--v) * 1%);
    right: 0;
    bottom: 12px;
    height: 1px;
    background: var(--blue-2);
  }
  .saved::before,
  .saved::after {
    content: "";
    position: absolute;
    top: -4px;
    width: 1px;
    height: 9px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  .saved::before {
    left: 0;
  }
  .saved::after {
    right: 0;
  }
  .end {
    position: absolute;
    left: calc(var(--v) * 1% - 4px);
    bottom: -1px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 4px rgba(242, 106, 33, 0.18);
  }
  .value {
    font-size: clamp(3.5rem, 1.2rem + 3.6vw, 6rem);
    line-height: 0.95;
    letter-spacing: -0.055em;
    font-weight: 500;
    color: var(--ink);
    margin-top: 18px;
    transition: text-shadow 0.9s;
  }
  .value small {
    font-size: 0.5em;
    letter-spacing: -0.02em;
    font-weight: 500;
    margin-left: 0.06em;
    vertical-align: 0.62em;
    color: var(--blue);
    font-variant-numeric: normal;
  }
  &.is-glowing .value {
    text-shadow: 0 0 42px rgba(242, 106, 33, 0.35);
  }
  .label {
    font-size: 1.125rem;
    line-height: 1.35;
    font-weight: 500;
    color: var(--ink);
    margin-top: 12px;
    max-width: 17em;
    text-wrap: balance;
  }
  .context {
    margin-top: 6px;
    color: var(--muted);
    font-size: var(--fs-sm);
  }
  @media ${below.tablet} {
    .wrap {
      width: 100%;
      border: 0;
    }
    ul {
      grid-template-columns: 1fr;
    }
    .stat {
      padding: 22px var(--gutter) 26px;
    }
    .stat + .stat {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
    .value {
      margin-top: 20px;
      font-size: 4.5rem;
    }
  }
  @media ${below.small} {
    .stat {
      display: grid;
      grid-template-columns: 136px 1fr;
      column-gap: 16px;
      align-items: center;
      padding-block: 16px 14px;
    }
    .gauge {
      grid-column: 1 / -1;
      height: 24px;
    }
    .value {
      grid-row: 2 / 4;
      margin-top: 10px;
      font-size: 3.5rem;
    }
    .label {
      align-self: end;
      margin-top: 12px;
      font-size: 1rem;
      line-height: 1.25;
    }
    .context {
      align-self: start;
      margin-top: 2px;
      font-size: 0.8125rem;
      line-height: 1.3;
    }
  }
  @media ${from.small} {
    @media ${below.tablet} {
      .stat {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: 32px;
      }
      .gauge {
        grid-column: 1 / -1;
      }
      .value {
        grid-row: 2 / 4;
      }
      .label {
        align-self: end;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stat::before {
      display: none;
    }
    &.is-glowing .value {
      text-shadow: none;
    }
  }
`;
