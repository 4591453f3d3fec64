import { below, styled } from '@site/shell/kit';

/** The surface of the form and its joined cells. */
export const ContactFormStyles = styled('div')`
  .card {
    position: relative;
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    box-shadow: var(--sh-sheet);
  }
  .card > .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px 16px;
    padding: 24px 28px 20px;
    flex-wrap: wrap;
  }
  .card > .top > h2,
  .card > .top > h3 {
    font-size: var(--fs-h3);
  }
  .more summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 48px;
    padding: 8px 28px;
    border-bottom: 1px solid var(--line-2);
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--navy);
    cursor: pointer;
  }
  .more summary::before {
    content: "+";
    width: 14px;
    font-weight: 450;
    font-size: 1.25rem;
    line-height: 1;
  }
  .more[open] summary::before {
    content: "–";
  }
  .more summary small {
    font-size: 0.875rem;
    font-weight: 450;
    color: var(--muted);
  }
  .trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .foot {
    display: grid;
    justify-items: start;
    gap: 16px;
    padding: 24px 28px 26px;
  }
  .foot p {
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--muted);
    max-width: 36em;
    text-wrap: pretty;
  }
  .foot a {
    color: var(--navy);
  }
  .foot button {
    min-width: 196px;
  }
  .without-scripts {
    padding: 0 28px 28px;
    color: var(--ink);
    font-weight: 500;
  }
  @media ${below.phone} {
    .card {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
      box-shadow: none;
    }
    .card > .top,
    .foot,
    .more summary,
    .without-scripts {
      padding-inline: 20px;
    }
    .foot button {
      width: 100%;
    }
  }
`;
