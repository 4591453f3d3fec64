import { below, styled } from '@site/shell/kit';

/** Facts about a tool: where it runs, what it stores and what it sends. */
export function FactList({ items }: { items: { term: string; text: string }[] }) {
  return (
    <Styles>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Styles>
  );
}

const Styles = styled('dl')`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  > div {
    padding: 12px 16px 14px;
    border-left: 1px solid var(--line);
  }
  > div:first-of-type {
    border-left: 0;
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
    line-height: 1.3;
  }
  dd {
    color: var(--ink);
    font-size: 0.9688rem;
    line-height: 1.35;
    margin-top: 3px;
  }
  @media ${below.phone} {
    grid-auto-flow: row;
    > div {
      display: grid;
      grid-template-columns: 7.2em 1fr;
      gap: 10px;
      border-left: 0;
      border-top: 1px solid var(--line);
      padding: 10px 14px;
    }
    > div:first-of-type {
      border-top: 0;
    }
    dd {
      margin: 0;
    }
  }
`;
