import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Read-only details of a record in two columns; an odd last one spans both. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  return (
    <Styles>
      {facts.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question of the team may be named like another fact
        <div key={at}>
          <dt>{name}</dt>
          <dd className="tn">{value}</dd>
        </div>
      ))}
    </Styles>
  );
}

export interface Fact {
  name: string;
  value: ReactNode;
}

const Styles = styled('dl')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid var(--line-2);
  > div {
    padding: 8px 12px 9px 20px;
    border-bottom: 1px solid var(--line);
    min-width: 0;
  }
  > div:nth-of-type(even) {
    border-left: 1px solid var(--line);
    padding-left: 14px;
  }
  > div:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  > div:last-of-type,
  > div:nth-last-of-type(2):nth-of-type(odd) {
    border-bottom: 0;
  }
  dt {
    font-size: var(--a12);
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* Room for a thumb, without moving the line. */
  dd > a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
  @media ${below.phone} {
    > div {
      padding-left: 16px;
    }
  }
`;
