import { below, styled } from '@site/shell/kit';

/** Styles of the phone number with its dimension lines. */
export const ContactHeaderStyles = styled('section')`
  min-width: 0;
  .head {
    margin-top: clamp(20px, 2.6vw, 40px);
  }
  h1 {
    margin-top: 14px;
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
    line-height: 0.98;
  }
  .lead {
    margin-top: 20px;
  }
  .number {
    display: block;
    margin-top: clamp(24px, 2.6vw, 40px);
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
    fill: var(--navy);
  }
  .lines path {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.8;
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 24px;
    margin-top: 20px;
  }
  .direct p {
    line-height: 1.4;
  }
  .direct p a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    font-weight: 500;
  }
  @media ${below.desktop} {
    .number {
      max-width: 620px;
    }
  }
  @media ${below.phone} {
    .head {
      margin-top: 16px;
    }
    h1 {
      margin-top: 8px;
      font-size: 2.125rem;
    }
    .lead {
      margin-top: 12px;
      font-size: 1.0625rem;
      line-height: 1.45;
    }
    .number {
      margin-top: 16px;
    }
    .direct {
      margin-top: 12px;
      gap: 0 20px;
    }
    .direct > a {
      flex-basis: 100%;
    }
  }
`;
