import { css } from '@site/shell/kit';

/** The list of reasons beside the message. */
export const reasonListStyles = css`
  .reasons {
    padding: 6px 26px 10px;
  }
  .reasons li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 1px 13px;
    padding: 14px 0 15px;
    border-top: 1px solid var(--line-2);
  }
  .reasons li:first-of-type {
    border-top: 0;
  }
  .reasons li.is-none {
    display: block;
  }
  .bal {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.25px solid var(--ember);
    border-radius: 50%;
    background: var(--ember);
    font: 600 0.8125rem / 1 var(--mono);
    color: var(--ink);
  }
  .is-free .bal {
    background: none;
    border-color: var(--navy);
    color: var(--navy);
  }
  h3 {
    font-size: 1.125rem;
    font-weight: 550;
    letter-spacing: -0.02em;
    line-height: 1.35;
  }
  em {
    font: 500 0.875rem / 1.75 var(--mono);
    letter-spacing: -0.03em;
    color: var(--navy);
  }
  .reasons p {
    grid-column: 2 / -1;
    font-size: 0.9688rem;
    line-height: 1.45;
  }
`;
