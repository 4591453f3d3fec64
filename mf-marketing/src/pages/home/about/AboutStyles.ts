import { below, styled } from '@site/shell/kit';

/** Background of the about section, and the grid of list and story. */
export const AboutStyles = styled('section')`
  position: relative;
  isolation: isolate;
  padding-block: clamp(80px, 9vw, 144px) clamp(72px, 8vw, 120px);
  .head {
    display: grid;
    gap: 24px;
  }
  h2 {
    font-size: clamp(2.375rem, 1.2rem + 4.6vw, 5.75rem);
    line-height: 0.98;
    letter-spacing: -0.04em;
    max-width: 9.5em;
  }
  .why {
    display: grid;
    grid-template-columns: 7fr 5fr;
    margin-top: clamp(56px, 6.5vw, 104px);
  }
  @media ${below.phone} {
    padding-block: 32px;
    .why {
      margin-top: 20px;
    }
  }
  @media ${below.desktop} {
    .why {
      grid-template-columns: 1fr;
      row-gap: 40px;
    }
  }
`;
