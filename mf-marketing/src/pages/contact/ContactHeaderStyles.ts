import { below, styled } from '@site/shell/kit';

/** A grid that comes and goes behind the number; the number fills with ink when it is pointed at. */
export const ContactHeaderStyles = styled('section')`
  position: relative;
  overflow: clip;
  isolation: isolate;
  padding-top: clamp(20px, 2.4vw, 36px);
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    --cell: calc(min(1400px, 100vw - 2 * var(--gutter)) / 48);
    background-image:
      linear-gradient(var(--rule) 1px, transparent 1px),
      linear-gradient(90deg, var(--rule) 1px, transparent 1px);
    background-size: var(--cell) var(--cell);
    background-position: 50% 0;
    mask: linear-gradient(transparent 20%, black 60%, transparent);
  }
  .head {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 18px 0;
    align-items: end;
    margin-top: clamp(20px, 2.6vw, 40px);
  }
  .eyebrow {
    grid-column: 1 / -1;
  }
  h1 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
    line-height: 0.98;
  }
  .lead {
    padding-left: 24px;
  }
  .number {
    display: block;
    margin-top: clamp(28px, 4vw, 64px);
    text-decoration: none;
    border-radius: var(--r-ctl);
  }
  .number svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .number svg * {
    vector-effect: non-scaling-stroke;
  }
  .number text {
    font: 500 174px / 1 var(--sans);
    letter-spacing: -0.05em;
    word-spacing: 0.05em;
    fill: var(--sheet);
    stroke: var(--navy);
    stroke-width: 1.5;
    transition: fill 0.2s;
    paint-order: stroke;
  }
  .number:hover text,
  .number:focus-visible text {
    fill: var(--navy);
  }
  .lines path {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.8;
  }
  .lines .centre {
    stroke-dasharray: 14 4 2 4;
    opacity: 0.7;
  }
  .ticks path {
    stroke: var(--navy);
    stroke-width: 1.5;
  }
  .halo {
    fill: url(#number-halo);
  }
  .ember {
    fill: var(--ember);
  }
  stop {
    stop-color: var(--ember);
  }
  stop:first-of-type {
    stop-opacity: 0.55;
  }
  .direct {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    align-items: center;
    margin-top: 18px;
    padding-bottom: clamp(40px, 5vw, 72px);
  }
  .direct > a {
    justify-self: start;
    white-space: nowrap;
  }
  .direct p {
    padding-left: 24px;
    line-height: 1.4;
  }
  .direct p a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    font-weight: 500;
  }
  @media ${below.laptop} {
    .direct {
      grid-template-columns: repeat(4, auto);
      justify-content: space-between;
    }
    .direct p:last-of-type {
      max-width: 17ch;
    }
  }
  @media ${below.phone} {
    .head {
      grid-template-columns: 1fr;
    }
    h1 {
      font-size: 2.375rem;
    }
    .lead {
      padding: 0;
    }
    .number text {
      fill: var(--navy);
      stroke: none;
    }
    .lines .centre {
      display: none;
    }
    .direct {
      grid-template-columns: 1fr;
      gap: 4px;
    }
    .direct > a {
      justify-self: stretch;
      margin-bottom: 12px;
    }
    .direct p {
      padding: 0;
    }
  }
`;
