import { below, styled } from '@site/shell/kit';

/** Header of a scan tool: the question and the domain field. */
export const ScanHeaderStyles = styled('header')`
  padding: clamp(20px, 2.4vw, 32px) 0 clamp(32px, 4vw, 56px);
  .words {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 24px 40px;
    align-items: end;
    margin-top: clamp(20px, 2.6vw, 36px);
  }
  .words > form:only-child {
    grid-column: 1 / -1;
  }
  h1 {
    font-size: clamp(2.625rem, 1.2rem + 5.7vw, 6.75rem);
    line-height: 0.93;
    letter-spacing: -0.05em;
    margin: 0 0 0 -0.04em;
  }
  @media ${below.tablet} {
    .words {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
  }
  @media print {
    display: none;
  }
`;
