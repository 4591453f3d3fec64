import { below, styled } from '@site/shell/kit';

/**
 * A table of values, each on a bar as long as its share (`--v`), and figures. On a phone, `is-stacked` gives each value
 * a line of its own above its figures.
 */
export const ValueTable = styled('div')`
  min-width: 0;
  td,
  th {
    height: 36px;
  }
  th:first-of-type,
  .is-waiting td:first-of-type {
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
  @media ${below.phone} {
    &.is-stacked tbody tr {
      position: relative;
    }
    &.is-stacked tbody *:is(td, th) {
      height: 72px;
      padding-top: 36px;
    }
    &.is-stacked tbody .value > :first-of-type {
      position: absolute;
      top: 2px;
      left: 8px;
      max-width: calc(100% - 16px);
      margin: 0;
      padding: 4px 8px;
      line-height: 30px;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &.is-stacked tbody .value > .bar {
      width: 100%;
    }
  }
`;
