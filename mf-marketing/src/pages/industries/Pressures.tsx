import { below, styled, VisuallyHidden } from '@site/shell/kit';
import type { Industry } from './content/Industry';

/** The pressures on such a company: title and text read as one sentence. */
export function Pressures({ title, pressures }: Pick<Industry, 'pressures'> & { title: string }) {
  return (
    <Styles aria-labelledby="pressures">
      <div className="wrap">
        <VisuallyHidden>
          <h2 id="pressures">Challenges in {title.toLowerCase()}</h2>
        </VisuallyHidden>
        <ul>
          {pressures.map((pressure) => (
            <li key={pressure.title}>
              <b>{pressure.title}</b> {pressure.text}
            </li>
          ))}
        </ul>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  ul {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-inline: 1px solid var(--line);
  }
  li {
    padding: 30px 26px 34px;
    font-size: 1.1875rem;
    line-height: 1.4;
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  li + li {
    border-left: 1px solid var(--line);
  }
  b {
    color: var(--ink);
    font-weight: 600;
  }
  @media ${below.desktop} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li:nth-of-type(odd) {
      border-left: 0;
    }
    li:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.phone} {
    ul {
      grid-template-columns: 1fr;
      border: 0;
    }
    li {
      padding: 16px 0 18px;
      border-left: 0;
      font-size: 1.0938rem;
    }
    li + li {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
`;
