import { below, styled } from '@site/shell/kit';

/** The form in three quarters of the sheet, what happens to the message beside it. */
export const ContactPageStyles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  &.ruled::before {
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  > .wrap {
    display: grid;
    grid-template-columns: 1fr 3fr;
    align-items: start;
  }
  .form {
    min-width: 0;
  }
  @media ${below.desktop} {
    &.ruled::before {
      background:
        linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
        linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
    }
    > .wrap {
      grid-template-columns: minmax(0, 1fr);
      gap: 40px;
    }
    .form {
      order: -1;
    }
  }
`;
