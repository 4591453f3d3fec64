import { below, styled } from '@site/shell/kit';

/** Styles of the comparison table; the last column is raised. */
export const ComparisonStyles = styled('section')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  padding-block: clamp(72px, 8vw, 128px) clamp(96px, 10vw, 160px);
  h2 {
    max-width: 8em;
    margin-bottom: clamp(64px, 6vw, 96px);
  }
  .box {
    position: relative;
    isolation: isolate;
  }
  .lift {
    position: absolute;
    z-index: -1;
    right: 0;
    width: 45%;
    top: -40px;
    bottom: -40px;
    background: var(--navy);
    border-radius: var(--r-cell);
    box-shadow: var(--sh-float);
  }
  .facts {
    margin-top: clamp(72px, 7vw, 104px);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    position: relative;
    table-layout: fixed;
  }
  col:nth-of-type(1) {
    width: 18%;
  }
  col:nth-of-type(2) {
    width: 37%;
  }
  th,
  td {
    text-align: left;
    vertical-align: baseline;
    padding: 22px 28px 22px 0;
    font-weight: 400;
    border-top: 1px solid var(--line-2);
  }
  thead th {
    border: 0;
    vertical-align: bottom;
    padding-bottom: 28px;
    font-size: 1.125rem;
    font-weight: 500;
    color: var(--muted);
  }
  thead svg {
    width: 88px;
    height: 18px;
    margin-bottom: 16px;
    overflow: visible;
    fill: none;
    stroke: var(--muted);
    stroke-width: 1.35;
  }
  thead .dashed {
    stroke-dasharray: 12 4 2 4;
  }
  tbody th {
    font-size: var(--fs-sm);
    font-weight: 600;
    color: var(--blue);
  }
  td {
    font-size: 1.125rem;
    line-height: 1.4;
    text-wrap: balance;
    color: var(--muted);
  }
  td + td,
  th + th + th {
    padding-inline: 36px;
    color: var(--white);
    background: var(--navy);
    border-color: rgba(180, 206, 232, 0.25);
  }
  td + td {
    font-size: clamp(1.125rem, 0.95rem + 0.55vw, 1.375rem);
    line-height: 1.3;
    letter-spacing: -0.015em;
    font-weight: 500;
  }
  th + th + th {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    font-weight: 600;
    line-height: 1.1;
  }
  th + th + th svg {
    stroke: var(--on-dark-3);
  }
  th + th + th .firm {
    stroke: var(--white);
    stroke-width: 1.5;
  }
  th + th + th circle {
    fill: var(--ember);
    stroke: none;
  }
  thead small {
    display: block;
    font: 450 var(--fs-note) / 1.4 var(--mono);
    color: var(--on-dark-3);
    letter-spacing: -0.02em;
    margin-top: 6px;
  }
  tbody tr:last-of-type > * {
    border-bottom: 1px solid var(--line-2);
  }
  tbody tr:last-of-type td + td {
    border-bottom-color: rgba(180, 206, 232, 0.25);
  }
  .whose {
    display: none;
  }
  @media ${below.phone} {
    padding-block: 32px;
    .lift,
    thead,
    colgroup {
      display: none;
    }
    table,
    tbody,
    td,
    th {
      display: block;
    }
    h2 {
      margin-bottom: 20px;
    }
    tr {
      display: grid;
      grid-template-columns: 2fr 3fr;
      align-items: stretch;
    }
    tr + tr {
      margin-top: 8px;
    }
    tbody th,
    tbody tr:last-of-type th {
      grid-column: 1 / -1;
      border: 0;
      padding: 0 0 5px;
      font-size: 1.0625rem;
      color: var(--ink);
      letter-spacing: -0.02em;
      font-weight: 500;
    }
    td,
    tbody tr:last-of-type td {
      border: 1px solid var(--line-2);
      border-right: 0;
      padding: 6px 12px 8px;
      border-radius: var(--r-cell) 0 0 var(--r-cell);
      font-size: 0.9375rem;
      line-height: 1.3;
    }
    td + td,
    tbody tr:last-of-type td + td {
      padding: 6px 14px 8px;
      border: 0;
      border-radius: var(--r-cell);
      font-size: 1rem;
    }
    .whose {
      display: block;
      font: 450 0.75rem / 1.3 var(--mono);
      letter-spacing: -0.02em;
      margin-bottom: 2px;
      color: var(--blue);
    }
    td + td .whose {
      color: var(--on-dark-3);
    }
    /* Two columns need their names once. */
    tr + tr .whose {
      display: none;
    }
  }
`;
