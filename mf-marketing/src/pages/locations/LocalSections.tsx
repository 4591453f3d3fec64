import type { Location } from '@site/api/content/locations/contract';
import { below, styled } from '@site/shell/kit';

/** Local information about a city. */
export function LocalSections({ sections }: Pick<Location, 'sections'>) {
  return (
    <Styles>
      {sections.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Styles>
  );
}

const Styles = styled('div')`
  border-top: 1px solid var(--line-2);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 8px 24px;
    align-items: baseline;
    padding: 24px 0 26px;
    border-bottom: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: 1.12;
    letter-spacing: -0.03em;
    text-wrap: pretty;
  }
  p {
    font-size: 1.125rem;
    line-height: 1.55;
    letter-spacing: -0.01em;
    max-width: var(--measure);
  }
  @media ${below.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
    p {
      font-size: 1.0625rem;
    }
  }
`;
