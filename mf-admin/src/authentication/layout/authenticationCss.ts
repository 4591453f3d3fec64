import { below, css } from '@site/shell/kit';

/** Shared styles of sign-in, invitation, password reset and step-up. */
export const authenticationCss = css`
  h1 {
    font-size: 2.125rem;
    letter-spacing: -0.04em;
    line-height: 1.05;
  }
  .intro {
    margin: 10px 0 22px;
    font-size: 1rem;
    line-height: 1.5;
    color: var(--text);
    max-width: 42ch;
  }
  .intro b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .go-on {
    margin-top: 18px;
    width: 100%;
    min-height: 50px;
  }
  .ways {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 20px;
    margin-top: 18px;
    flex-wrap: wrap;
  }
  .ways b {
    color: var(--ink);
    font-weight: 550;
  }
  .ways .lk {
    padding-block: 8px 2px;
  }
  button.lk {
    font: inherit;
    font-weight: 550;
    background-color: transparent;
  }
  .left {
    margin-top: 8px;
  }
  .tip {
    display: flex;
    gap: 10px;
    margin-top: 18px;
    padding: 11px 12px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
    font-size: var(--a13);
    line-height: 1.45;
  }
  .tip svg {
    flex: none;
    width: 17px;
    height: 17px;
    color: var(--blue);
    margin-top: 1px;
  }
  @media ${below.small} {
    h1 {
      font-size: 1.875rem;
    }
  }
`;
