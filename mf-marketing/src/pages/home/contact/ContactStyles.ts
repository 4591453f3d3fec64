import { below, styled } from '@site/shell/kit';

/** Styles of the closing section: heading, text, contact actions and form. */
export const ContactStyles = styled('section')`
  padding-block: clamp(72px, 8vw, 128px);
  .head {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px 0;
    align-items: end;
    margin-bottom: clamp(40px, 5vw, 72px);
  }
  .eyebrow {
    grid-column: 1 / -1;
  }
  .lead {
    padding-left: 24px;
  }
  .actions {
    background: var(--sheet);
    border-block: 1px solid var(--line-2);
    margin-bottom: clamp(32px, 4vw, 56px);
  }
  @media ${below.phone} {
    padding-block: 32px 0;
    .head {
      grid-template-columns: 1fr;
      gap: 12px;
      margin-bottom: 20px;
    }
    .lead {
      padding: 0;
      font-size: 1.0625rem;
      line-height: 1.45;
    }
    .actions {
      background: none;
      margin-bottom: 0;
      border-bottom: 0;
    }
  }
`;
