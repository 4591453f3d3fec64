import { below, styled } from '@site/shell/kit';

/** A numbered list of things to prepare. */
export function PreparationList({ items }: { items: string[] }) {
  return (
    <Styles>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Styles>
  );
}

const Styles = styled('ol')`
  counter-reset: item;
  border-top: 1px solid var(--line-2);
  li {
    counter-increment: item;
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: baseline;
    padding: 22px 0 24px;
    border-bottom: 1px solid var(--line-2);
    font-size: clamp(1.1875rem, 1.05rem + 0.5vw, 1.4375rem);
    line-height: 1.3;
    letter-spacing: -0.02em;
    color: var(--ink);
  }
  li::before {
    content: counter(item);
    font-size: 2.75rem;
    line-height: 1;
    letter-spacing: -0.05em;
    font-weight: 400;
    color: var(--blue-2);
  }
  @media ${below.phone} {
    li {
      grid-template-columns: 44px 1fr;
      padding: 16px 0 18px;
    }
    li::before {
      font-size: 2rem;
    }
  }
`;
