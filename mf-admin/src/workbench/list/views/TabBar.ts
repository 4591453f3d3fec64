import { below, styled } from '@site/shell/kit';

/** Links as tabs. Where they do not fit, the row scrolls. */
export const TabBar = styled('div')`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 0 8px;
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 7px;
    height: 42px;
    padding: 0 12px;
    text-decoration: none;
    font-weight: 500;
    white-space: nowrap;
    color: var(--text);
    outline-offset: -4px;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  a[aria-current]::after {
    content: "";
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 0;
    height: 2px;
    background: var(--navy);
  }
  @media ${below.phone} {
    padding: 0 4px;
    a {
      height: 46px;
    }
  }
`;
