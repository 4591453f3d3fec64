import { below, styled } from '@site/shell/kit';

/** Styles of the board summary. */
export const BoardSummaryStyles = styled('section')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  padding: clamp(20px, 2.6vw, 36px);
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: baseline;
    justify-content: space-between;
    border-bottom: 1px solid var(--navy);
    padding-bottom: 12px;
  }
  h2 {
    font-size: var(--fs-h3);
  }
  h3 {
    font-size: 1.125rem;
    margin: 20px 0 8px;
  }
  .verdict {
    margin-top: 16px;
    max-width: var(--measure-wide);
  }
  b {
    color: var(--ink);
    font-weight: 600;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    margin-top: 16px;
    font-size: 1rem;
  }
  th,
  td {
    text-align: left;
    padding: 9px 16px 9px 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
    vertical-align: top;
  }
  thead th {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
  }
  tbody th {
    font-weight: 550;
    color: var(--ink);
  }
  td:last-of-type,
  thead th:last-of-type {
    text-align: right;
    padding-right: 0;
    white-space: nowrap;
  }
  ol {
    list-style: decimal;
    padding-left: 1.3em;
  }
  li {
    padding: 3px 0;
  }
  @media screen {
    @media ${below.phone} {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      padding-inline: var(--gutter);
    }
  }
  @media print {
    border: 0;
    padding: 0;
    font-size: 11pt;
  }
`;
