import { styled } from '@site/shell/kit';

/** The rows of a panel, each a link with two lines. */
export const LinkRows = styled('ul')`
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1px 12px;
    align-items: center;
    min-height: 52px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--line);
    text-decoration: none;
    outline-offset: -2px;
  }
  li:last-of-type a {
    border-bottom: 0;
  }
  a:hover {
    background: var(--hover);
  }
  b {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
