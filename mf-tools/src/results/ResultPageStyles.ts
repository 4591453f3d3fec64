import { below, styled } from '@site/shell/kit';

/**
 * Layout around a report: the bar above and the content below. In print, only the report or the board summary remains;
 * `prints-alone` hides the site's header and footer.
 */
export const ResultPageStyles = styled('section')`
  padding: clamp(20px, 2.4vw, 32px) 0 clamp(56px, 6vw, 96px);
  .bar-top {
    display: flex;
    align-items: center;
    gap: 10px;
    flex-wrap: wrap;
    margin-bottom: 18px;
  }
  .bar-top .note {
    margin-right: auto;
  }
  .below > * {
    margin-top: 24px;
  }
  @media screen {
    @media ${below.tablet} {
      .bar-top .note {
        flex-basis: 100%;
      }
    }
  }
  @media screen {
    @media ${below.small} {
      .bar-top > *:is(button, a) {
        flex: 1 1 40%;
        white-space: nowrap;
      }
    }
  }
  @media print {
    padding: 0;
    .wrap {
      width: 100%;
    }
    .bar-top,
    .next,
    .why {
      display: none;
    }
    &.is-for-board .result-report,
    &:not(.is-for-board) .board-page {
      display: none;
    }
  }
`;
