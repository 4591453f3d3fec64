import { below, Note, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import type { Workshop } from './content';

/** What an instrument will check, heaviest first, each weight as a length. */
export function Checks({ workshop }: { workshop: Workshop }) {
  const heaviest = Math.max(...workshop.checks.map(({ weight = 0 }) => weight));
  return (
    <Look>
      <h2>What it will check</h2>
      <ul>
        {workshop.checks.map(({ title, text, weight }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Note as="span">{weight ?? 'shown'}</Note>
            <i aria-hidden="true" style={{ '--w': (weight ?? 0) / heaviest } as CSSProperties} />
          </li>
        ))}
      </ul>
      <Note>{workshop.unit}, as planned</Note>
    </Look>
  );
}

const Look = styled('div')`
  padding: 26px 28px 24px;
  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.6;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 6px;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: baseline;
    padding: 12px 0 18px;
  }
  h3 {
    font-size: 1.125rem;
    letter-spacing: -0.02em;
    line-height: 1.3;
  }
  li p {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  i {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 5px;
    height: 5px;
    background: linear-gradient(var(--line-2), var(--line-2)) 0 50% / 100% 1px no-repeat;
  }
  i::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0;
    height: 5px;
    width: calc(var(--w) * 100%);
    background: var(--navy);
  }
  > .note {
    text-align: right;
    margin-top: 4px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
