import type { LocalFact } from '@site/api/content/locations/contract';
import { below, styled } from '@site/shell/kit';
import { dayText } from './dayText';

/** Facts about a city, each with its date and source. */
export function CityFacts({ facts }: { facts: LocalFact[] }) {
  return (
    <Styles>
      {facts.map(({ text, source, asOf }) => (
        <li key={text}>
          <span className="tn">{dayText(asOf)}</span>
          <p>{text}</p>
          <p className="source">
            <a href={source.url}>{source.name}</a>
          </p>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  border-top: 1px solid var(--line-2);
  li {
    display: grid;
    grid-template-columns: 9.5em minmax(0, 2fr) minmax(0, 1fr);
    gap: 6px 32px;
    align-items: baseline;
    padding: 18px 0 20px;
    border-bottom: 1px solid var(--line-2);
  }
  p {
    max-width: var(--measure);
    color: var(--ink);
    font-size: 1.125rem;
    line-height: 1.45;
  }
  .tn {
    font-size: 0.9375rem;
    color: var(--blue);
  }
  .source {
    font-size: 0.9375rem;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .source a {
    color: var(--navy);
    text-underline-offset: 0.2em;
  }
  @media ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
