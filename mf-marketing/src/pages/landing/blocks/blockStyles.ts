import { below, styled } from '@site/shell/kit';

/** A short text with one call to action. */
export const OfferStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 24px;
  align-items: center;
  padding-block: 26px;
  border-block: 1px solid var(--line-2);
  p {
    max-width: var(--measure);
    font-size: 1.25rem;
    line-height: 1.45;
    letter-spacing: -0.018em;
    color: var(--ink);
  }
  > :last-child {
    justify-self: end;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      justify-self: start;
    }
  }
`;

/** Statements between hairlines, each with a link to its source. */
export const ProofStyles = styled('ul')`
  border-top: 1px solid var(--line-2);
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 32px;
    align-items: baseline;
    padding: 20px 0;
    border-bottom: 1px solid var(--line-2);
  }
  p {
    max-width: var(--measure);
    font-size: 1.1875rem;
    line-height: 1.45;
    color: var(--ink);
  }
`;
