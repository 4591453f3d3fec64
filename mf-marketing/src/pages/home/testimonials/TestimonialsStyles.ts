import { below, styled } from '@site/shell/kit';

/** Sand ground; initials threaded on a centerline that ends in an ember, upwards or (narrow) downwards. */
export const TestimonialsStyles = styled('section')`
  background: var(--sand);
  border-block: 1px solid rgba(90, 70, 40, 0.18);
  padding-block: clamp(72px, 8vw, 120px);
  overflow: clip;
  h2 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
    max-width: 7em;
  }
  .quotes {
    --off: 72px;
    position: relative;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    margin-top: -40px;
  }
  .axis {
    position: absolute;
    left: 32px;
    top: 32px;
    width: calc(100% - 32px);
    height: calc(var(--off) * 3);
    overflow: visible;
  }
  .axis line {
    stroke: var(--blue);
    stroke-width: 1;
    stroke-dasharray: 14 4 2 4;
    vector-effect: non-scaling-stroke;
  }
  .end {
    position: absolute;
    right: -5px;
    top: calc(32px - var(--off) * 0.921 - 5px);
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 7px rgba(242, 106, 33, 0.16);
  }
  .quote {
    position: relative;
    padding-right: 48px;
  }
  .quote:nth-of-type(1) {
    padding-top: calc(var(--off) * 2);
  }
  .quote:nth-of-type(2) {
    padding-top: var(--off);
  }
  .ball {
    position: relative;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    border: 1.35px solid var(--navy);
    background: var(--sand);
    display: grid;
    place-items: center;
    font: 500 1rem / 1 var(--mono);
    letter-spacing: -0.04em;
    color: var(--navy);
  }
  blockquote {
    font-size: clamp(1.25rem, 1rem + 0.85vw, 1.625rem);
    line-height: 1.34;
    letter-spacing: -0.022em;
    color: var(--ink);
    margin-top: 28px;
    font-weight: 450;
  }
  blockquote::before {
    content: "“";
    position: absolute;
    margin-left: -0.46em;
  }
  figcaption {
    margin-top: 22px;
    padding-top: 14px;
    border-top: 1px solid rgba(14, 63, 110, 0.3);
    display: flex;
    flex-direction: column;
    color: var(--text);
    font-size: var(--fs-sm);
  }
  figcaption b {
    font-weight: 600;
    color: var(--ink);
    font-size: 1.0625rem;
  }
  .remark {
    margin-top: clamp(28px, 3.4vw, 48px);
    max-width: 60em;
  }
  @media ${below.tablet} {
    .quotes {
      grid-template-columns: 1fr;
      margin-top: 40px;
      gap: 40px;
    }
    .quote,
    .quote:nth-of-type(n) {
      padding: 0 0 0 68px;
    }
    .ball {
      position: absolute;
      left: 0;
      top: 0;
      width: 48px;
      height: 48px;
      font-size: 0.875rem;
    }
    blockquote {
      margin: 6px 0 0;
    }
    .axis {
      left: 24px;
      top: 24px;
      width: 1px;
      height: calc(100% - 24px);
      border-left: 1px dashed var(--blue);
    }
    .axis line {
      display: none;
    }
    .end {
      left: 19px;
      right: auto;
      top: auto;
      bottom: -6px;
    }
  }
  @media ${below.small} {
    padding-block: 32px 28px;
    .quotes {
      margin-top: 24px;
      gap: 18px;
    }
    .quote,
    .quote:nth-of-type(n) {
      padding-left: 60px;
    }
    blockquote {
      margin: 2px 0 0;
      font-size: 1.125rem;
    }
    figcaption {
      margin-top: 10px;
      padding-top: 8px;
      flex-flow: row wrap;
      align-items: baseline;
      gap: 0 10px;
    }
    .remark {
      margin-top: 20px;
    }
  }
`;
