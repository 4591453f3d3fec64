import { below, styled } from '@site/shell/kit';
import { authenticationCss } from './authenticationCss';

/** Styles of sign-in forms inside a dialog. */
export const AuthenticationDialogStyles = styled('div')`
  ${authenticationCss}
  padding: 16px 20px 20px;
  h1 {
    font-size: 1.25rem;
    letter-spacing: -0.025em;
  }
  h2:first-of-type {
    margin-top: 0;
  }
  .intro {
    margin: 6px 0 14px;
    font-size: var(--a14);
  }
  .about {
    margin-bottom: 14px;
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    border-left: 3px solid var(--ember);
    border-radius: var(--r-cell);
    color: var(--ink);
    font-weight: 550;
  }
  .go-on {
    min-height: 42px;
    margin-top: 14px;
  }
  .alone .or {
    display: none;
  }
  .ways {
    margin-top: 12px;
  }
  @media ${below.phone} {
    padding: 14px 16px 18px;
  }
`;
