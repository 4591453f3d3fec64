import { below, styled } from '@site/shell/kit';

/** What is done here, and what connecting and coming here is like. */
export function CityFacts({ facts: [work, access] }: { facts: [string, string] }) {
  return (
    <Look>
      <div>
        <dt>The work here</dt>
        <dd>{work}</dd>
      </div>
      <div>
        <dt>Lines and roads</dt>
        <dd>{access}</dd>
      </div>
    </Look>
  );
}

const Look = styled('dl')`
  border-top: 1px solid var(--line-2);
  > div {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: 8px 24px;
    align-items: baseline;
    padding: 24px 0 26px;
    border-bottom: 1px solid var(--line-2);
  }
  dt {
    font-size: var(--fs-h3);
    line-height: 1.12;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
  }
  dd {
    font-size: 1.1875rem;
    line-height: 1.5;
    letter-spacing: -0.012em;
    max-width: var(--measure);
  }
  @media ${below.phone} {
    > div {
      grid-template-columns: 1fr;
    }
    dd {
      font-size: 1.0625rem;
    }
  }
`;
