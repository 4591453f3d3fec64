import { below, styled } from '@site/shell/kit';

/** Styles of the report on screen, and for two printed pages. */
export const ResultReportStyles = styled('article')`
  position: relative;
  background: var(--sheet);
  border: 1px solid var(--navy);
  padding: 26px;
  .zones {
    position: absolute;
    display: flex;
    font: 450 0.6875rem / 1 var(--mono);
    color: var(--blue);
  }
  .zones span {
    flex: 1;
    display: grid;
    place-items: center;
  }
  .zones.is-top {
    left: 26px;
    right: 26px;
    top: 0;
    height: 26px;
  }
  .zones.is-top span + span {
    border-left: 1px solid var(--line-2);
  }
  .zones.is-left {
    top: 26px;
    bottom: 26px;
    left: 0;
    width: 26px;
    flex-direction: column;
  }
  .zones.is-left span + span {
    border-top: 1px solid var(--line-2);
  }
  .inner {
    border: 1px solid var(--navy);
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  .inner > * {
    grid-column: 1 / -1;
    padding: 26px 30px 28px;
    min-width: 0;
    border-top: 1px solid var(--line-2);
  }
  h2 {
    font-size: var(--fs-h3);
  }
  h2 + p {
    margin-top: 8px;
  }
  .headline {
    border-top: 0;
    display: grid;
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
    gap: 16px 40px;
    align-items: end;
    padding-top: 34px;
  }
  h1 {
    font-size: clamp(2.25rem, 1.1rem + 4.4vw, 5.25rem);
    line-height: 0.95;
    letter-spacing: -0.05em;
    margin-left: -0.04em;
    max-width: 11em;
  }
  .of-dial,
  .of-parts,
  .of-remarks,
  .block {
    grid-column: span 6;
  }
  .of-parts {
    border-left: 1px solid var(--line-2);
  }
  .capped {
    border-left: 2px solid var(--ember);
    padding-left: 14px;
    margin-top: 12px;
    line-height: 1.45;
  }
  .capped b {
    color: var(--ink);
    font-weight: 600;
  }
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .dial {
    max-width: 540px;
    margin: 12px auto 0;
  }
  .radar {
    max-width: 470px;
    margin: 12px auto 0;
  }
  svg text {
    font: 450 13px var(--mono);
    letter-spacing: -0.3px;
    fill: var(--blue);
  }
  svg .on {
    font: 600 15px var(--sans);
    fill: var(--ink);
    letter-spacing: -0.2px;
  }
  svg .b2 {
    font-size: 20px;
  }
  svg .big {
    font: 500 118px var(--sans);
    letter-spacing: -7px;
    fill: var(--ink);
  }
  .d1 {
    fill: none;
    stroke: var(--navy);
    stroke-width: 1.35;
  }
  .d2 {
    fill: none;
    stroke: var(--navy);
    stroke-width: 9;
    opacity: 0.92;
  }
  .d3 {
    stroke: var(--blue-2);
    stroke-width: 1;
  }
  .d4 {
    stroke: var(--navy);
    stroke-width: 1.35;
  }
  .d5 {
    stroke: var(--navy);
    stroke-width: 2.2;
  }
  .ember {
    fill: var(--ember);
  }
  .halo {
    fill: var(--ember);
    opacity: 0.22;
  }
  .dot {
    fill: var(--navy);
  }
  .hatch {
    stroke: var(--blue-2);
    stroke-width: 1.1;
  }
  .hatch.is-faint {
    stroke-width: 0.8;
    opacity: 0.55;
  }
  .r1 {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.7;
    opacity: 0.6;
  }
  .r2 {
    fill: none;
    stroke: var(--navy);
    stroke-width: 1.2;
    stroke-dasharray: 10 4 2 4;
  }
  .r3 {
    stroke: var(--navy);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .best {
    stroke: var(--blue-2);
    stroke-width: 0.8;
    stroke-dasharray: 10 4 2 4;
  }
  .other {
    fill: var(--sheet);
    stroke: var(--blue-2);
    stroke-width: 1.3;
  }
  .ball {
    fill: var(--navy);
  }
  svg .num {
    font: 650 16px var(--mono);
    fill: var(--white);
  }
  .is-first .ball {
    fill: var(--ember);
  }
  svg .is-first .num {
    fill: var(--ink);
  }
  .of-fixes {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    gap: 20px 48px;
    align-items: start;
  }
  .fixes li {
    display: grid;
    grid-template-columns: 34px 1fr auto;
    gap: 2px 14px;
    padding: 16px 0 18px;
    border-top: 1px solid var(--line-2);
  }
  .fixes li:last-of-type {
    border-bottom: 1px solid var(--line-2);
  }
  .bal {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--navy);
    color: var(--white);
    font: 600 0.9375rem / 1 var(--mono);
  }
  .fixes li:first-of-type .bal {
    background: var(--ember);
    color: var(--ink);
  }
  .fixes h3 {
    font-size: 1.375rem;
    line-height: 1.2;
  }
  .fixes em {
    font: 500 0.875rem / 1.7 var(--mono);
    font-style: normal;
    letter-spacing: -0.03em;
    color: var(--navy);
    white-space: nowrap;
  }
  .fixes p {
    grid-column: 2 / -1;
    font-size: 1rem;
    line-height: 1.5;
    margin-top: 3px;
  }
  .fixes .effort {
    font-size: 0.9375rem;
    color: var(--muted);
  }
  .plan {
    margin-top: 22px;
  }
  .axis,
  .plan li {
    display: grid;
    grid-template-columns: minmax(0, 26rem) 1fr;
  }
  .axis {
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .axis > div {
    grid-column: 2;
    position: relative;
    height: 26px;
    border-bottom: 1px solid var(--navy);
    background:
      repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / 18)) 0 100% /
      100% 6px no-repeat;
  }
  .axis span {
    position: absolute;
    bottom: 10px;
    left: calc(var(--x) * 1%);
    transform: translateX(-50%);
    white-space: nowrap;
  }
  .axis span:first-of-type {
    transform: none;
  }
  .axis span:last-of-type {
    transform: translateX(-100%);
  }
  .plan li {
    align-items: center;
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
  }
  .words {
    padding: 9px 20px 10px 0;
  }
  .words b {
    display: block;
    font-weight: 500;
    color: var(--ink);
    font-size: 1rem;
  }
  .words small {
    display: block;
    font-size: 0.875rem;
    line-height: 1.4;
    color: var(--muted);
  }
  .bar {
    position: relative;
    align-self: stretch;
    background:
      linear-gradient(var(--line-2), var(--line-2)) 33.333% 0 / 1px 100% no-repeat,
      linear-gradient(var(--line-2), var(--line-2)) 66.666% 0 / 1px 100% no-repeat;
  }
  .bar i {
    position: absolute;
    top: 50%;
    margin-top: -6px;
    height: 12px;
    left: calc(var(--a) / 90 * 100%);
    width: calc((var(--b) - var(--a)) / 90 * 100%);
    border: 1px solid var(--navy);
    background: repeating-linear-gradient(45deg, var(--navy) 0 1px, transparent 1px 6px), var(--sheet);
  }
  .is-now .bar i {
    background: var(--navy);
  }
  .is-last .bar i {
    background: none;
    border: 0;
  }
  .is-last .bar i::after {
    content: "";
    position: absolute;
    right: -1px;
    top: 0;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.2);
  }
  .of-remarks {
    border-top-color: var(--navy);
    font-size: 0.9688rem;
    line-height: 1.5;
  }
  .of-remarks p + p {
    margin-top: 8px;
  }
  .block {
    padding: 0;
    border-left: 1px solid var(--navy);
    border-top-color: var(--navy);
    display: grid;
    grid-template-columns: 1fr 1fr 1fr;
    align-content: stretch;
  }
  .block div {
    padding: 12px 16px 14px;
    border-left: 1px solid var(--line);
    border-top: 1px solid var(--line);
  }
  .block div:nth-of-type(3n + 1) {
    border-left: 0;
  }
  .block div:nth-of-type(-n + 3) {
    border-top: 0;
  }
  .block dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
    line-height: 1.3;
  }
  .block dd {
    color: var(--ink);
    font-weight: 500;
    line-height: 1.35;
    margin-top: 2px;
    font-size: 0.9688rem;
  }
  @media screen {
    @media ${below.tablet} {
      padding: 0;
      border: 0;
      margin-inline: calc(-1 * var(--gutter));
      border-block: 1px solid var(--navy);
      .zones {
        display: none;
      }
      .inner {
        border: 0;
      }
      .inner > * {
        grid-column: 1 / -1;
        border-left: 0;
        padding-inline: var(--gutter);
      }
      .headline,
      .of-fixes {
        grid-template-columns: minmax(0, 1fr);
      }
      .block {
        padding: 0;
      }
      .axis,
      .plan li {
        grid-template-columns: minmax(0, 1fr);
      }
      .axis > div {
        grid-column: 1;
      }
      .words {
        padding: 10px 0 6px;
      }
      .bar {
        height: 20px;
        margin-bottom: 8px;
        background: linear-gradient(var(--line), var(--line)) 0 50% / 100% 1px no-repeat;
      }
    }
  }
  @media screen {
    @media ${below.small} {
      .block {
        grid-template-columns: 1fr 1fr;
      }
      .block div:nth-of-type(n) {
        border-left: 1px solid var(--line);
        border-top: 1px solid var(--line);
      }
      .block div:nth-of-type(odd) {
        border-left: 0;
      }
      .block div:nth-of-type(-n + 2) {
        border-top: 0;
      }
      .fixes li {
        grid-template-columns: 34px 1fr;
      }
      .fixes em {
        grid-column: 2;
        grid-row: 2;
      }
      .dial text {
        font-size: 20px;
      }
      .dial .on {
        font-size: 21px;
      }
      .dial .b2 {
        font-size: 27px;
      }
      .dial .big {
        font-size: 124px;
      }
      .radar text {
        font-size: 17px;
      }
      .radar .on {
        font-size: 19px;
      }
      .plot text {
        font-size: 22px;
      }
      .plot .num {
        font-size: 19px;
      }
    }
  }
  @media print {
    padding: 0;
    border: 0;
    font-size: 9.5pt;
    print-color-adjust: exact;
    .zones {
      display: none;
    }
    .inner > * {
      padding: 10px 14px 12px;
    }
    .headline {
      padding-top: 12px;
    }
    h1 {
      font-size: 26pt;
    }
    .lead,
    .fixes p,
    .of-remarks,
    .words b,
    .block dd {
      font-size: 9.5pt;
      line-height: 1.35;
    }
    .fixes .effort,
    .words small,
    .block dt {
      font-size: 8.5pt;
    }
    h2 {
      font-size: 13pt;
    }
    .fixes h3 {
      font-size: 11pt;
    }
    .fixes li {
      padding: 8px 0;
    }
    .dial,
    .radar {
      max-width: 230px;
    }
    .words {
      padding-block: 5px;
    }
    .axis,
    .plan li {
      grid-template-columns: 58% 1fr;
    }
    .of-fixes,
    .plan li,
    .block {
      break-inside: avoid;
    }
  }
`;
