import { below, from, styled } from '@site/shell/kit';

/**
 * A fine grid that fades out. On laptops and larger screens the texts are beside the illustration, low enough
 * that the figures below are visible without scrolling; on narrow screens the headline fills the width, with the
 * illustration behind it. Sizes are in container units, so that the layout is the same at any width.
 */
export const HeroStyles = styled('section')`
  position: relative;
  overflow: clip;
  isolation: isolate;
  &::after {
    --cell: calc(min(1400px, 100vw - 2 * var(--gutter)) / 48);
    content: "";
    position: absolute;
    inset: 0;
    z-index: -2;
    background-image:
      linear-gradient(var(--rule) 1px, transparent 1px),
      linear-gradient(90deg, var(--rule) 1px, transparent 1px);
    background-size: var(--cell) var(--cell);
    background-position: 50% 0;
    mask: radial-gradient(85% 80% at 62% 46%, black 25%, transparent 82%);
    opacity: 0.8;
  }
  .stage {
    container-type: inline-size;
  }
  .stage-in {
    position: relative;
    padding-top: clamp(20px, 2.6cqw, 36px);
  }
  .box {
    position: relative;
  }
  h1 {
    position: relative;
    z-index: 2;
    font-size: 14.1cqw;
    line-height: 0.86;
    letter-spacing: -0.05em;
    margin: clamp(10px, 1.7cqw, 26px) 0 0 -0.055em;
    white-space: nowrap;
    pointer-events: none;
  }
  .fig {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    aspect-ratio: 5 / 4;
    z-index: 1;
    pointer-events: none;
  }
  .fig svg {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .part {
    pointer-events: auto;
    transition: transform 0.4s cubic-bezier(0.2, 0.7, 0.1, 1);
  }
  .sub {
    position: relative;
    z-index: 2;
    color: var(--blue);
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1.1;
    font-size: clamp(1.375rem, 3.1cqw, 2.75rem);
    margin-top: clamp(14px, 3.2cqw, 40px);
  }
  .pitch {
    position: relative;
    z-index: 2;
    font-size: 1.0625rem;
    line-height: 1.45;
    text-wrap: balance;
  }
  .cta {
    position: relative;
    z-index: 2;
    display: grid;
    gap: 12px;
  }
  .cta > a {
    white-space: nowrap;
  }
  .cta > a:last-of-type {
    position: relative;
  }
  .cta > a:last-of-type::after {
    content: "";
    position: absolute;
    inset: -6px 0;
  }
  /* Not display: a chain that comes and goes would fade in anew whenever the window crosses the width. */
  .chain {
    position: absolute;
    left: 0;
    right: 0;
    top: 33.7cqw;
    height: 0;
    z-index: 2;
    visibility: hidden;
  }

  .part--backup {
    transform: translate(calc(var(--lean, 0) * 20px), calc(var(--lean, 0) * -11.5px));
    animation: part-backup 1.1s 0.25s cubic-bezier(0.2, 0.75, 0.15, 1) backwards;
  }
  .part--network {
    transform: translate(calc(var(--lean, 0) * 13px), calc(var(--lean, 0) * -7.5px));
    animation: part-network 1.1s 0.25s cubic-bezier(0.2, 0.75, 0.15, 1) backwards;
  }
  .part--identity {
    transform: translate(calc(var(--lean, 0) * 6px), calc(var(--lean, 0) * -3.5px));
    animation: part-identity 1.1s 0.25s cubic-bezier(0.2, 0.75, 0.15, 1) backwards;
  }
  .axis,
  .chain li {
    animation: part-appear 0.7s 0.75s backwards;
  }
  @keyframes part-backup {
    from {
      transform: translate(-258px, 149px);
    }
  }
  @keyframes part-network {
    from {
      transform: translate(-168px, 97px);
    }
  }
  @keyframes part-identity {
    from {
      transform: translate(-78px, 45px);
    }
  }
  @keyframes part-appear {
    from {
      opacity: 0;
    }
  }

  @media ${from.laptop} {
    .box {
      min-height: 38.4cqw;
    }
    h1 {
      font-size: 8cqw;
      line-height: 0.9;
    }
    .fig {
      left: auto;
      right: 0;
      top: -12.3cqw;
      width: 60%;
    }
    .sub {
      font-size: clamp(1.75rem, 2.6cqw, 2.25rem);
      margin-top: clamp(16px, 1.9cqw, 26px);
      white-space: nowrap;
    }
    .pitch {
      max-width: 29em;
      margin-top: clamp(12px, 1.2cqw, 18px);
      font-size: clamp(1.0625rem, 1.45cqw, 1.25rem);
    }
    .cta {
      display: flex;
      flex-wrap: wrap;
      max-width: 52%;
      margin-top: clamp(16px, 1.8cqw, 26px);
    }
    .cta > .way {
      padding-inline: 18px;
    }
    .cta > a:last-of-type {
      margin-top: 4px;
    }
    .chain {
      left: auto;
      width: 42%;
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 12px;
      visibility: visible;
    }
    .chain b {
      display: block;
      font: 600 clamp(0.9375rem, 1.3cqw, 1.125rem) / 1.2 var(--sans);
      letter-spacing: -0.02em;
      color: var(--ink);
      transition: color var(--t-hover);
    }
    .chain span {
      display: block;
      font: 450 0.75rem / 1.35 var(--mono);
      letter-spacing: -0.03em;
      color: var(--blue);
      margin-top: 3px;
    }
    .stage:has(.part--device:hover) [data-part="device"] b,
    .stage:has(.part--identity:hover) [data-part="identity"] b,
    .stage:has(.part--network:hover) [data-part="network"] b,
    .stage:has(.part--backup:hover) [data-part="backup"] b {
      color: var(--ember-deep);
    }
    .part:hover .s1 {
      stroke-width: 2;
    }
  }
  .axis-labels {
    display: none;
  }
  @media ${below.laptop} {
    .seat--backup {
      transform: translate(-211.6px, -40.1px) scale(1.172);
    }
    .seat--network {
      transform: translate(-174.8px, -61.4px) scale(1.172);
    }
    .seat--identity {
      transform: translate(-137.9px, -82.5px) scale(1.172);
    }
    .seat--device {
      transform: translate(-101.1px, -103.8px) scale(1.172);
    }
    .ember-halo {
      r: 26px;
    }
    .ember-dot {
      r: 13px;
    }
    .sub {
      width: 7em;
    }
    .pitch {
      margin-top: 14px;
    }
    .gap {
      height: calc(70cqw - 5.4em);
    }
    .cta > a:last-of-type {
      justify-self: start;
      margin-top: 2px;
    }
    .axis-labels {
      display: flex;
      align-items: center;
      gap: 8px;
      margin-top: 6px;
      white-space: nowrap;
    }
    .axis-labels i {
      flex: 1;
      height: 1px;
      min-width: 6px;
      background: linear-gradient(
        90deg,
        var(--blue-2) 40%,
        transparent 40% 50%,
        var(--blue-2) 50% 58%,
        transparent 58% 68%,
        var(--blue-2) 68%
      );
      opacity: 0.7;
    }
  }
  @media ${from.small} {
    @media ${below.laptop} {
      .cta {
        position: absolute;
        right: 0;
        top: 65.5cqw;
        width: 37cqw;
      }
      .cta > a:last-of-type {
        white-space: normal;
      }
      .gap {
        height: calc(72cqw - 5em);
      }
      .axis-labels,
      .pitch {
        max-width: 56cqw;
      }
      .pitch {
        padding-bottom: 24px;
      }
    }
  }
  @media ${below.small} {
    h1 {
      margin-top: 12px;
    }
    .eyebrow {
      font-size: 0.72rem;
      letter-spacing: 0.12em;
      gap: 10px;
    }
    .eyebrow::before {
      width: 30px;
      background: linear-gradient(
        90deg,
        currentColor 0 12px,
        transparent 12px 16px,
        currentColor 16px 18px,
        transparent 18px 22px,
        currentColor 22px
      );
    }
    .axis-labels {
      display: none;
    }
    .pitch {
      margin-top: 8px;
      font-size: 1rem;
    }
    .cta {
      grid-template-columns: 1fr 1fr;
      gap: 10px;
      margin: 18px 0 22px;
    }
    .cta > :nth-of-type(n + 3) {
      grid-column: 1 / -1;
    }
    .cta > a:last-of-type {
      font-size: 0.9375rem;
      letter-spacing: -0.01em;
    }
    .gap {
      height: calc(66cqw - 4.6em);
    }
    .sub {
      font-size: 1.25rem;
    }
    .fig .s1 {
      stroke-width: 1.1;
    }
  }
`;
