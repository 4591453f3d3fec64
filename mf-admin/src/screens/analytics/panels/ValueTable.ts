import { styled } from '@site/shell/kit';

/** A table of values, each on a bar as long as its share (`--v`), and figures. */
export const ValueTable = styled('div')`
  min-width: 0;
  td,
  th {
    height: 36px;
  }
  th:first-of-type {
    padding-left: 16px;
  }
  td:last-of-type,
  th:last-of-type {
    padding-right: 16px;
  }
  .num {
    width: 1%;
    white-space: nowrap;
    color: var(--ink);
  }
  tbody .value {
    max-width: 0;
    width: 99%;
  }
  .bar {
    display: block;
    width: calc(100% + 8px);
    margin-left: -8px;
    padding: 4px 8px;
    border-radius: 2px;
    background: linear-gradient(var(--sel), var(--sel)) 0 50% / calc(var(--v) * 1%) 26px no-repeat;
    color: var(--ink);
    font: 500 var(--a14) / 1.3 var(--sans);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
