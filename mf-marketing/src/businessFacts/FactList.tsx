import { below, styled } from '@site/shell/kit';
import type { Fact } from './factsOf';

/** Business facts as labels with their values. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <Styles>
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Styles>
  );
}

const Styles = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 0 32px;
  div {
    padding: 18px 0 22px;
    border-top: 1px solid var(--line-2);
  }
  dt {
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  dd {
    margin: 6px 0 0;
    font-size: clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem);
    line-height: 1.35;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    div {
      padding: 14px 0 16px;
    }
  }
`;
