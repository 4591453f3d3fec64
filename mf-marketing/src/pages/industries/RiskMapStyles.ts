import { below, styled } from '@site/shell/kit';

/** The most risks an industry has. */
const MOST = 6;

const all = (kind: string, rule: (is: string, name: string) => string) =>
  Array.from({ length: MOST }, (_, at) =>
    rule(`.map:has([value="${kind}-${at}"]:checked)`, `.${kind}-${at}`),
  );
const each = (rule: (is: string, name: string) => string) =>
  [...all('risk', rule), ...all('control', rule)].join('');

/** Highlights what is linked to the selected risk or control, and its sentence. */
const chosen =
  each(
    (is, name) =>
      `${is} path${name} { stroke: var(--ember); stroke-width: 2; stroke-dasharray: none; opacity: 1; }`,
  ) +
  each(
    (is, name) =>
      `${is} .side ${name}:not(:has(:checked)) { border-color: var(--ember); background: rgba(242, 106, 33, 0.16); }`,
  ) +
  each((is, name) => `${is} .says ${name} { display: block; }`);

export const RiskMapStyles = styled('section')`
  padding-block: clamp(56px, 7vw, 112px);
  background: linear-gradient(180deg, var(--navy), var(--night));
  .head {
    display: grid;
    grid-template-columns: 3fr 1.4fr;
    gap: 16px 24px;
    align-items: end;
    margin-bottom: clamp(24px, 3vw, 44px);
  }
  .head h2 {
    max-width: 9em;
  }
  .head p {
    color: var(--on-dark);
  }
  .map {
    display: grid;
    grid-template-columns: 3fr 2fr 3fr;
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  .side {
    display: grid;
    grid-template-rows: 32px repeat(var(--rows), minmax(58px, 1fr));
    gap: 0;
  }
  .side label {
    margin-block: 5px;
  }
  .title {
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--on-dark);
  }
  svg {
    width: 100%;
    height: calc(100% - 32px);
    margin-top: 32px;
  }
  path {
    fill: none;
    stroke: var(--on-dark-3);
    stroke-width: 1;
    stroke-dasharray: 12 4 2 4;
    vector-effect: non-scaling-stroke;
    opacity: 0.55;
  }
  .says {
    grid-column: 1 / -1;
    min-height: 5.2em;
    margin-top: 20px;
    padding-top: 18px;
    border-top: 1px solid var(--line-dark);
    font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem);
    line-height: 1.35;
    letter-spacing: -0.015em;
  }
  .says output {
    display: none;
    max-width: 46em;
    color: var(--on-dark);
  }
  .says b {
    font-weight: 550;
    color: var(--white);
  }
  ${chosen}
  @media ${below.tablet} {
    .head {
      grid-template-columns: 1fr;
    }
  }
  @media ${below.small} {
    .map {
      grid-template-columns: minmax(0, 1fr) 32px minmax(0, 1fr);
    }
    .side label {
      margin-block: 3px;
      padding: 6px 10px;
      overflow-wrap: anywhere;
      font-size: 0.9375rem;
      line-height: 1.25;
    }
    .says {
      min-height: 8em;
      font-size: 1.0625rem;
    }
  }
  @media print {
    .says output {
      display: block;
    }
    .says output[class^="control"] {
      display: none;
    }
  }
`;
