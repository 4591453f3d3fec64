import { below, styled } from '../../kit';

/** The search dialog: field, results and preview. */
export const SearchDialogStyles = styled('dialog')`
  position: fixed;
  inset: 28px 0 auto;
  width: min(940px, 100vw - 32px);
  max-width: none;
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border: 1px solid var(--navy);
  border-radius: var(--r-ctl);
  background: var(--sheet);
  color: var(--text);
  overflow: clip;
  box-shadow: 0 30px 90px -20px rgba(7, 23, 42, 0.6);
  &::backdrop {
    background: rgba(7, 23, 42, 0.5);
    backdrop-filter: blur(3px);
  }
  .ask {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 68px;
    padding: 0 14px 0 22px;
    border-bottom: 1px solid var(--navy);
    box-shadow: inset 0 -2px 0 var(--ember);
  }
  .ask > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--navy);
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 60px;
    border: 0;
    outline: 0;
    background: none;
    font: 500 1.625rem / 1.2 var(--sans);
    letter-spacing: -0.035em;
    word-spacing: 0.05em;
    color: var(--ink);
    caret-color: var(--ember);
  }
  input:focus-visible {
    box-shadow: none;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  .ask .note {
    white-space: nowrap;
  }
  .close {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 26px;
    padding: 5px 6px;
    border: 1px solid var(--line-2);
    border-bottom-color: var(--blue-2);
    border-radius: 4px;
    background: var(--white);
    font: 500 0.8125rem / 1 var(--mono);
    color: var(--navy);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
    height: min(400px, 100dvh - 200px);
  }
  .list {
    overflow: auto;
    padding: 6px 0;
    overscroll-behavior: contain;
  }
  .group {
    display: grid;
    grid-template-columns: 124px minmax(0, 1fr);
    border-top: 1px solid var(--line);
  }
  .group:first-of-type {
    border-top: 0;
  }
  .group > span {
    padding: 13px 0 10px 22px;
    font-size: 0.875rem;
    line-height: 1.3;
    font-weight: 550;
    color: var(--blue);
  }
  .list a {
    position: relative;
    display: flex;
    align-items: baseline;
    gap: 10px;
    min-height: 46px;
    padding: 11px 18px 10px 14px;
    text-decoration: none;
  }
  .list b {
    font-weight: 500;
    line-height: 1.35;
    letter-spacing: -0.012em;
    color: var(--ink);
  }
  .list u {
    text-decoration: none;
    background: linear-gradient(var(--ember), var(--ember)) 0 96% / 100% 2px no-repeat;
  }
  .list i {
    flex: 1;
    min-width: 20px;
    border-bottom: 1px dotted var(--blue-2);
    transform: translateY(-3px);
  }
  .list code {
    max-width: 15.5em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: 450 0.8125rem / 1.3 var(--mono);
    letter-spacing: -0.04em;
    color: var(--blue);
  }
  .list [aria-selected="true"] {
    background: var(--navy);
  }
  .list [aria-selected="true"] b,
  .list [aria-selected="true"] code {
    color: var(--white);
  }
  .list [aria-selected="true"]::before {
    content: "";
    position: absolute;
    left: -5px;
    top: calc(50% - 5px);
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.25);
  }
  .preview {
    min-height: 0;
    overflow: hidden;
    padding: 16px 20px;
    border-left: 1px solid var(--line-2);
    background: var(--paper);
  }
  .preview img {
    display: block;
    width: 100%;
    height: 170px;
    margin-bottom: 12px;
    object-fit: contain;
  }
  h3 {
    font-size: 1.25rem;
    line-height: 1.15;
  }
  h3 + p {
    margin-top: 6px;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .say {
    padding: 20px 22px 24px;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 14px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--white);
    font: 500 0.9688rem / 1.2 var(--sans);
    color: var(--navy);
    text-decoration: none;
    cursor: pointer;
  }
  .chip:hover {
    border-color: var(--navy);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 22px;
    min-height: 52px;
    padding: 0 20px;
    border-top: 1px solid var(--navy);
    background: var(--white);
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--navy);
    text-decoration: none;
  }
  .ways a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .ways svg {
    width: 17px;
    height: 17px;
  }
  .ways p {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-left: auto;
    font-size: 0.875rem;
    color: var(--muted);
  }
  @media ${below.tablet} {
    .list i,
    .list code {
      display: none;
    }
  }
  @media ${below.phone} {
    inset: 0 0 auto;
    width: 100%;
    border-width: 0 0 1px;
    border-radius: 0;
    .ask {
      gap: 10px;
      min-height: 60px;
      padding: 0 6px 0 16px;
    }
    input {
      font-size: 1.375rem;
    }
    .both {
      grid-template-columns: minmax(0, 1fr);
      height: min(380px, 55dvh);
    }
    .preview,
    .ways p {
      display: none;
    }
    .group {
      grid-template-columns: 104px minmax(0, 1fr);
    }
    .group > span {
      padding: 14px 4px 8px 16px;
      font-size: 0.8125rem;
    }
    .ways {
      gap: 0 18px;
      padding: 0 16px;
    }
  }
`;
