import { below, PageHead, styled } from '@site/shell/kit';

/** The head of an instrument's page: one big line and, beside it, one plain paragraph. */
export const InstrumentHead = styled(PageHead)`
  padding: clamp(20px, 2.4vw, 32px) 0 clamp(32px, 4vw, 56px);
  .head {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1.25fr);
    gap: 24px 40px;
    margin-top: clamp(20px, 2.6vw, 36px);
  }
  h1 {
    font-size: clamp(2.625rem, 1.2rem + 5.7vw, 6.75rem);
    line-height: 0.93;
    letter-spacing: -0.05em;
    margin: 0 0 0 -0.04em;
  }
  .lead {
    font-size: 1.125rem;
    padding-bottom: 0.4em;
  }
  @media ${below.tablet} {
    .head {
      grid-template-columns: 1fr;
      gap: 16px;
    }
  }
`;
