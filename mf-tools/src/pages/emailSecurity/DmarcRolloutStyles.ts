import { below, styled } from '@site/shell/kit';

/** Stages side by side below the chart; stacked on narrow screens. */
export const DmarcRolloutStyles = styled('div')`
  position: relative;
  display: grid;
  grid-template-columns: repeat(var(--legs), minmax(0, 1fr));
  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    font: 450 13px var(--mono);
    letter-spacing: -0.3px;
    fill: var(--blue);
  }
  text.is-here {
    font: 600 15px var(--sans);
    fill: var(--ink);
  }
  .level {
    stroke: var(--blue-2);
    stroke-width: 0.8;
    stroke-dasharray: 2 6;
    opacity: 0.55;
  }
  .ground {
    stroke: var(--navy);
    stroke-width: 1.35;
  }
  .ticks {
    stroke: var(--navy);
  }
  .drop {
    stroke: var(--blue-2);
    stroke-width: 0.8;
  }
  .climb {
    fill: none;
    stroke: var(--navy);
    stroke-width: 1.8;
  }
  .halo {
    fill: var(--ember);
    opacity: 0.2;
  }
  .ember {
    fill: var(--ember);
  }
  .leg {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding: 18px 24px 0 0;
    min-width: 0;
  }
  h3 {
    font-size: 1.5rem;
  }
  .when {
    font: 450 0.8125rem / 1.4 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    margin-top: 5px;
  }
  code {
    display: block;
    font: 550 0.875rem / 1.4 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    margin: 6px 0 10px;
    overflow-wrap: anywhere;
  }
  p {
    font-size: 1rem;
    line-height: 1.5;
  }
  .until {
    margin-top: 10px;
    padding-top: 10px;
    border-top: 1px solid var(--line-2);
    color: var(--ink);
    font-weight: 500;
  }
  .record {
    width: 100%;
    margin-top: auto;
    padding-top: 12px;
  }
  .record code {
    font-weight: 450;
    font-size: 0.8125rem;
  }
  @media screen {
    @media ${below.tablet} {
      grid-template-columns: minmax(0, 1fr);
      border-left: 1px dashed var(--blue-2);
      margin-left: 8px;
      svg:not(.lucide) {
        display: none;
      }
      .leg {
        position: relative;
        padding: 0 0 28px 26px;
      }
      .leg::before {
        content: "";
        position: absolute;
        left: -7px;
        top: 7px;
        width: 13px;
        height: 13px;
        border: 1.5px solid var(--navy);
        background: var(--sand);
        border-radius: 50%;
      }
      .leg.is-here::before {
        background: var(--ember);
        border-color: var(--ember);
      }
      .leg:last-of-type {
        padding-bottom: 0;
      }
    }
  }
  button svg {
    width: 16px;
  }
  @media print {
    svg {
      max-height: 90px;
    }
    .leg {
      padding: 4px 10px 0 0;
      break-inside: avoid;
    }
    h3 {
      font-size: 10pt;
    }
    p,
    code,
    .record code,
    .when {
      font-size: 8pt;
      line-height: 1.3;
    }
  }
`;
