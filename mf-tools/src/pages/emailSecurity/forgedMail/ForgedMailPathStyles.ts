import { below, keyframes, styled } from '@site/shell/kit';

const run = keyframes`
  to {
    stroke-dashoffset: -88;
  }
`;

/** Styles of the diagram: pipes, valves and tanks on a dark background; the email is highlighted. */
export const ForgedMailPathStyles = styled('div')`
  --tab-line: var(--line-dark);
  --tab-on: var(--white);
  --deep: #0a2444;
  --ground: #09203e;
  --light: #dce9f6;
  --mid: #6e97c2;
  .from {
    margin: 16px 0 20px;
    font-size: 1rem;
  }
  .from code {
    font: 500 0.9375rem var(--mono);
    color: var(--white);
    overflow-wrap: anywhere;
  }
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .is-tall {
    display: none;
    max-width: 460px;
    margin-inline: auto;
  }
  text {
    font-family: var(--sans);
    fill: var(--light);
  }
  .message {
    font: 450 13.5px var(--mono);
    letter-spacing: -0.3px;
    fill: var(--on-dark-2);
    paint-order: stroke;
    stroke: var(--ground);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .is-strong {
    fill: var(--white);
    font-weight: 600;
  }
  .name {
    font-size: 16px;
    font-weight: 600;
    letter-spacing: -0.2px;
    fill: var(--white);
  }
  .source {
    font-size: 16px;
    font-weight: 500;
    letter-spacing: -0.2px;
    fill: var(--on-dark-3);
  }
  .title {
    font-size: 26px;
    font-weight: 500;
    letter-spacing: -0.9px;
    fill: var(--white);
  }
  .is-small {
    font-size: 20px;
    letter-spacing: -0.6px;
  }
  .axis {
    stroke: var(--mid);
    stroke-width: 0.75;
    stroke-dasharray: 14 4 2 4;
    opacity: 0.7;
  }
  .pipe,
  .bore,
  .line,
  .rim,
  .back,
  .head,
  .hot {
    fill: none;
  }
  .pipe {
    stroke: var(--mid);
    stroke-width: 16;
  }
  .pipe.is-dry {
    opacity: 0.6;
  }
  .bore {
    stroke: var(--deep);
    stroke-width: 13.5;
  }
  .line {
    stroke: var(--light);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rim {
    stroke: var(--mid);
    stroke-width: 1;
  }
  .mail {
    fill: #15497c;
    stroke: var(--light);
    stroke-width: 1.5;
  }
  .ember {
    fill: var(--ember);
  }
  .valve {
    fill: var(--deep);
    stroke: var(--light);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .valve.is-shut {
    fill: var(--light);
  }
  .tank {
    fill: #0c335c;
    stroke: var(--light);
    stroke-width: 1.5;
  }
  .tank.is-reached {
    fill: rgba(242, 106, 33, 0.28);
    stroke: #ff9a5e;
  }
  .back {
    stroke: var(--ember);
    stroke-width: 2;
    stroke-dasharray: 10 5;
  }
  .head {
    stroke: var(--ember);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hot {
    stroke: var(--ember);
    stroke-width: 3;
    stroke-dasharray: 10 12;
    stroke-linecap: round;
    animation: ${run} 1.6s linear 3;
  }
  .sentences {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-top: 28px;
    border-top: 1px solid var(--line-dark);
  }
  .sentences > div {
    padding: 18px 28px 0 0;
  }
  .sentences > div + div {
    padding-left: 28px;
    border-left: 1px solid var(--line-dark);
  }
  .sentences p {
    max-width: 36em;
  }
  .sentences b {
    color: var(--white);
    font-weight: 600;
  }
  @media screen {
    @media ${below.tablet} {
      .is-long {
        display: none;
      }
      .is-tall {
        display: block;
      }
      .sentences {
        grid-template-columns: minmax(0, 1fr);
      }
      .sentences > div + div {
        padding-left: 0;
        border-left: 0;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hot {
      animation: none;
    }
  }
  @media print {
    svg {
      display: none;
    }
    .sentences {
      margin-top: 4px;
      border: 0;
      font-size: 8.5pt;
    }
    .sentences > div,
    .from {
      padding-top: 0;
      margin-block: 0;
    }
    .from,
    .from code,
    .sentences p,
    .sentences b,
    .sentences {
      color: var(--ink);
    }
  }
`;
