import { styled } from '@site/shell/kit';

export const WritingHelpStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  h3 {
    font-size: var(--a13);
    font-weight: 600;
    color: var(--ink);
  }
  .notice:empty {
    display: none;
  }
  .notice {
    font-size: var(--a13);
    color: var(--ink);
  }
  button.lk {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  section {
    display: grid;
    gap: 8px;
  }
  section > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  section > ul > li {
    display: grid;
    justify-items: start;
    gap: 2px;
    padding: 8px 0 10px;
    border-top: 1px solid var(--line);
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  section b {
    font-weight: 550;
    color: var(--ink);
  }
  section button {
    margin-top: 4px;
    max-width: 100%;
    white-space: normal;
    text-align: left;
  }
  [role="alert"] {
    color: var(--error);
  }
`;
