import { below, styled } from '@site/shell/kit';

export const FiguresTiles = styled('fieldset')`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The layout of the figures, their chart and the explanation. */
export const FiguresPanelStyles = styled('section')`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  fieldset {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    border-bottom: 1px solid var(--line-2);
    border-right: 1px solid var(--line-2);
  }
  fieldset button {
    display: grid;
    align-content: space-between;
    gap: 10px;
    padding: 12px 14px;
    border: 0;
    border-left: 1px solid var(--line);
    background: none;
    color: var(--text);
    font: 400 var(--a14) / 1.3 var(--sans);
    text-align: left;
    cursor: pointer;
    outline-offset: -3px;
  }
  fieldset button:first-of-type {
    border-left: 0;
  }
  fieldset button:hover {
    background: var(--hover);
  }
  fieldset [aria-pressed="true"] {
    background:
      linear-gradient(var(--ember), var(--ember)) 0 0 / 100% 2px no-repeat,
      var(--paper);
  }
  fieldset span:first-of-type {
    font-size: var(--a13);
    font-weight: 500;
  }
  fieldset b {
    font-size: 1.625rem;
    line-height: 1;
    letter-spacing: -0.045em;
    font-weight: 500;
    color: var(--ink);
    white-space: nowrap;
  }
  .chart {
    grid-column: 1;
    padding: 14px 16px 12px;
    border-right: 1px solid var(--line-2);
    min-width: 0;
  }
  .head {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px 18px;
  }
  .head h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  .head > :last-child {
    margin-left: auto;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    font-size: var(--a13);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  .legend li::before {
    content: "";
    width: 18px;
    border-top: 2px solid var(--navy);
  }
  .legend .then::before {
    border-top: 1.5px dashed var(--blue-2);
  }
  .words {
    margin: 6px 0 8px;
    color: var(--muted);
    font-size: var(--a13);
  }
  .waiting {
    display: grid;
    align-content: center;
    gap: 26px;
    min-height: 344px;
  }
  > aside {
    grid-column: 2;
    grid-row: 1 / 3;
  }
  @media ${below.wide} {
    fieldset {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    fieldset button:nth-of-type(3n + 1) {
      border-left: 0;
    }
    fieldset button:nth-of-type(n + 4) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    fieldset,
    .chart {
      border-right: 0;
    }
    > aside {
      grid-column: 1;
      grid-row: auto;
      border-top: 1px solid var(--line-2);
    }
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    fieldset {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    fieldset button:nth-of-type(n) {
      border-left: 1px solid var(--line);
      border-top: 1px solid var(--line);
    }
    fieldset button:nth-of-type(2n + 1) {
      border-left: 0;
    }
    fieldset button:nth-of-type(-n + 2) {
      border-top: 0;
    }
  }
`;
