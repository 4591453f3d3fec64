import { below, styled } from '@site/shell/kit';

/** Headline and phone number in the left column, actions and form in the right one. One column below 1200 px. */
export const ContactPageStyles = styled('div')`
  position: relative;
  overflow: clip;
  isolation: isolate;
  padding-block: clamp(20px, 2.4vw, 36px) clamp(64px, 7vw, 112px);
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    --cell: calc(min(1400px, 100vw - 2 * var(--gutter)) / 48);
    background-image:
      linear-gradient(var(--rule) 1px, transparent 1px),
      linear-gradient(90deg, var(--rule) 1px, transparent 1px);
    background-size: var(--cell) var(--cell);
    background-position: 50% 0;
    mask: linear-gradient(90deg, black 20%, transparent 60%);
  }
  > .wrap {
    display: grid;
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: 56px clamp(32px, 4vw, 72px);
    align-items: start;
  }
  .start {
    grid-area: 1 / 2 / 3 / 3;
    display: grid;
    gap: 24px;
    min-width: 0;
  }
  #write {
    min-width: 0;
    scroll-margin-top: 88px;
  }
  @media ${below.desktop} {
    &::after {
      mask: linear-gradient(black 10%, transparent 40%);
    }
    > .wrap {
      grid-template: none / minmax(0, 1fr);
      gap: 28px;
    }
    .start {
      grid-area: auto;
    }
  }
  @media ${below.phone} {
    > .wrap {
      gap: 20px;
    }
    .start {
      gap: 8px;
    }
  }
`;
