import { below, styled } from '@site/shell/kit';

/** The table of mapped fields; cards where it is narrow. */
export const MappingStyles = styled('div')`
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--sheet);
  }
  th,
  td {
    padding: 7px 8px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    font-size: var(--a12);
    font-weight: 500;
    color: var(--muted);
    white-space: nowrap;
  }
  th:first-of-type {
    padding-left: 20px;
  }
  .end {
    width: 1%;
    padding-right: 12px;
  }
  .control {
    width: 100%;
    min-height: var(--ctl);
    padding: 6px 8px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  .control[aria-invalid="true"] {
    border-color: var(--error);
  }
  /* As wide as the longest option, so that none is cut off. */
  td > select.control {
    min-width: max-content;
  }
  td[data-label="If both changed"] > span {
    padding-top: 4px;
  }
  td > span {
    display: block;
    margin-top: 3px;
    font-size: var(--a13);
  }
  .no {
    color: var(--error);
    font-weight: 550;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 12px 20px;
  }
  .bar p {
    margin: 0;
  }
  .none {
    padding: 14px 20px;
  }
  @media ${below.laptop} {
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      position: relative;
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
      gap: 10px 14px;
      padding: 14px 64px 16px 20px;
      border-bottom: 1px solid var(--line-2);
    }
    tbody tr > th:first-of-type,
    tbody tr > td {
      padding: 0;
      border: 0;
      min-width: 0;
    }
    [data-label]::before {
      content: attr(data-label);
      display: block;
      margin-bottom: 3px;
      font-size: var(--a12);
      color: var(--muted);
    }
    tbody tr > .end {
      position: absolute;
      top: 10px;
      right: 12px;
      width: auto;
      padding: 0;
    }
  }
  @media ${below.phone} {
    tr {
      padding-left: 16px;
    }
    .bar,
    .none {
      padding-inline: 16px;
    }
  }
`;
