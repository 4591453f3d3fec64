import { below, styled } from '@site/shell/kit';

/** A numbered list of things to prepare; in small print where it stands beside something else. */
export function PreparationList({ items, isSmall = false }: { items: string[]; isSmall?: boolean }) {
  return (
    <Styles className={isSmall ? 'is-small' : undefined}>
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
  &.is-small {
    border-top: 0;
  }
  &.is-small li {
    grid-template-columns: 26px 1fr;
    gap: 12px;
    padding: 12px 0;
    border-top: 1px solid var(--line-2);
    border-bottom: 0;
    font-size: 1rem;
    line-height: 1.45;
    letter-spacing: 0;
    color: var(--text);
  }
  &.is-small li::before {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1px solid var(--blue-2);
    border-radius: 50%;
    font: 500 0.8125rem / 1 var(--mono);
    color: var(--navy);
  }
`;
