import { below, styled } from '@site/shell/kit';

/** The rows of a list; on a phone each is a card. */
export const ListTableStyles = styled('div')`
  tr {
    height: 46px;
    position: relative;
  }
  thead tr {
    height: auto;
  }
  thead th {
    position: sticky;
    top: var(--bar);
    z-index: 3;
  }
  thead th::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 1px;
    background: var(--line-2);
  }
  .sort {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    color: inherit;
  }
  .sort svg {
    width: 12px;
    height: 12px;
  }
  .card-name {
    display: none;
  }
  .c-tick {
    width: 46px;
    padding: 0 0 0 12px;
  }
  &.has-ticks .c-first {
    padding-left: 6px;
  }
  /* The row's name shrinks last. */
  .c-first {
    min-width: 220px;
  }
  tbody .c-first a {
    display: flex;
    flex-direction: column;
    text-decoration: none;
    line-height: 1.28;
    padding: 5px 0;
  }
  tbody .c-first a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  /* Above the link of the row. */
  tbody td a {
    position: relative;
    z-index: 1;
  }
  tbody .c-first a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  tbody .c-first a:focus-visible::after {
    outline: 2px solid var(--navy);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--ember-halo);
  }
  .c-first b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .c-first span {
    font-size: var(--a13);
    font-weight: 400;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .gives-early,
  .gives-late,
  .m {
    white-space: nowrap;
  }
  /* Texts of a few words may take two lines. */
  td.wraps {
    min-width: 9em;
    line-height: 1.3;
    white-space: normal;
  }
  tbody td {
    padding-block: 5px;
  }
  td *:is(.ok, .held) {
    white-space: nowrap;
  }
  /* Long texts get a fixed share of the width. */
  td.words {
    width: 10%;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .is-ticked,
  .is-open {
    background: var(--sel);
  }
  .is-open {
    box-shadow: inset 2px 0 0 var(--navy);
  }
  @container (max-width: 960px) {
    .gives-early {
      display: none;
    }
  }
  @container (max-width: 560px) {
    .gives-late {
      display: none;
    }
  }
  @media ${below.desktop} {
    .is-open {
      box-shadow: none;
    }
    .is-open:not(.is-ticked) {
      background: none;
    }
  }
  @media ${below.phone} {
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead,
    tbody .on-none {
      display: none;
    }
    /* Two lines: the name and the corner cell, then the left and right cells. */
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: 12px;
      height: auto;
      padding: 4px 16px 9px;
      border-bottom: 1px solid var(--line);
      align-items: center;
    }
    tbody tr::after {
      content: "";
      order: 2;
      flex: 0 0 100%;
    }
    &.has-ticks tbody tr:not(.is-waiting) {
      padding-left: 56px;
    }
    tbody *:is(td, th) {
      height: auto;
      border: 0;
      padding: 0;
    }
    &.has-ticks tbody .c-first {
      padding: 0;
    }
    tbody .c-tick {
      position: absolute;
      top: 50%;
      left: 4px;
      width: 40px;
      transform: translateY(-50%);
      z-index: 1;
    }
    .is-waiting .c-tick {
      display: none;
    }
    .c-first {
      flex: 1 1 0;
      min-width: 0;
    }
    tbody .c-first a {
      padding: 7px 0 6px;
    }
    .c-first b {
      font-size: 1rem;
    }
    td *:is(.ok, .held) {
      white-space: normal;
    }
    td.on-corner {
      display: block;
      order: 1;
      max-width: 45%;
      align-self: start;
      padding-top: 10px;
    }
    td.on-left,
    td.on-right {
      order: 3;
      width: auto;
      max-width: none;
      min-width: 0;
      font-size: var(--a13);
    }
    td.on-right {
      order: 4;
      margin-left: auto;
    }
    .card-name {
      display: inline;
      color: var(--muted);
    }
  }
`;
