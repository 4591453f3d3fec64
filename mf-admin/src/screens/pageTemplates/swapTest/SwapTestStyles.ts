import { styled } from '@site/shell/kit';

export const SwapTestStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  font-size: var(--a13);
  overflow-wrap: anywhere;
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: 10px 12px;
  }
  article {
    display: grid;
    gap: 8px;
    padding: 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  h3 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.25;
  }
  .path {
    color: var(--blue);
  }
  mark {
    background: var(--ember-w);
    color: inherit;
  }
  .bad {
    padding-left: 10px;
    border-left: 3px solid var(--ember);
    color: var(--ember-t);
  }
`;
