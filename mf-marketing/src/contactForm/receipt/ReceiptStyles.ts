import { below, styled } from '@site/shell/kit';

/** The receipt's surface. */
export const ReceiptStyles = styled('section')`
  margin-bottom: 40px;
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  box-shadow: var(--sh-sheet);
  outline-offset: 4px;
  scroll-margin-top: 104px;
  .top {
    position: relative;
    padding: 24px 140px 24px 28px;
    min-height: 150px;
  }
  .top .note {
    color: var(--ember-deep);
  }
  .top h3 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.5rem);
    letter-spacing: -0.036em;
    margin-top: 6px;
  }
  .top h3 + p {
    margin-top: 10px;
  }
  .stamp {
    position: absolute;
    right: 22px;
    top: 22px;
    width: 104px;
    height: 104px;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border-block: 1px solid var(--line-2);
  }
  dl > div {
    padding: 12px 28px 14px;
    border-top: 1px solid var(--line-2);
    min-width: 0;
    overflow-wrap: break-word;
  }
  dl > div:nth-of-type(odd) {
    border-left: 1px solid var(--line-2);
  }
  dl > div.reference {
    grid-column: 1 / -1;
    border: 0;
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
    line-height: 1.35;
  }
  .reference dd {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
  }
  .reference b {
    font: 500 1.5rem / 1.3 var(--mono);
    letter-spacing: -0.04em;
  }
  .reference button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    background: none;
    font: 550 0.9375rem / 1 var(--sans);
    color: var(--navy);
    cursor: pointer;
  }
  .reference button:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    margin: 26px 28px 6px;
    border-top: 1px solid var(--navy);
  }
  ol li {
    position: relative;
    padding: 16px 12px 12px 0;
  }
  ol li::before {
    content: "";
    position: absolute;
    left: 0;
    top: -6px;
    width: 1px;
    height: 11px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  ol .is-done::before {
    left: -5px;
    width: 11px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.2);
    transform: none;
  }
  ol b {
    display: block;
    font-weight: 600;
    color: var(--ink);
    font-size: 1rem;
  }
  ol span {
    font-size: 0.875rem;
    line-height: 1.4;
    display: block;
    color: var(--muted);
  }
  .next {
    padding: 16px 28px 26px;
  }
  @media ${below.phone} {
    .top {
      padding: 20px 104px 20px 20px;
    }
    .stamp {
      width: 76px;
      height: 76px;
      right: 16px;
    }
    dl > div {
      padding-inline: 20px;
    }
    ol {
      margin-inline: 20px;
      grid-template-columns: 1fr;
      border-top: 0;
      border-left: 1px solid var(--navy);
    }
    ol li {
      padding: 0 0 14px 20px;
    }
    ol li::before {
      left: -1px;
      top: 6px;
    }
    ol .is-done::before {
      left: -6px;
      top: 5px;
    }
    .next {
      padding-inline: 20px;
    }
    .next a {
      width: 100%;
    }
  }
  @media ${below.small} {
    dl {
      grid-template-columns: 1fr;
    }
    dl > div:nth-of-type(odd) {
      border-left: 0;
    }
  }
`;
