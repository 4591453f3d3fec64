import { below, Prose, styled } from '@site/shell/kit';

/** The text of a post. Block quotes are shown as callouts; footnotes are below a line. */
export const ArticleText = styled(Prose)`
  max-width: none;
  font-size: 1.125rem;
  line-height: 1.62;
  counter-reset: section;
  > * + * {
    margin-top: 20px;
  }
  > p:first-of-type {
    font-size: 1.375rem;
    line-height: 1.42;
    letter-spacing: -0.018em;
    color: var(--ink);
  }
  > h2 {
    counter-increment: section;
    margin-top: 72px;
    padding-top: 18px;
    border-top: 1px solid var(--line-2);
    font-size: clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem);
    letter-spacing: -0.036em;
    line-height: 1.04;
    scroll-margin-top: 100px;
  }
  > h2::before {
    content: counter(section);
    content: counter(section) / "";
    display: block;
    margin-bottom: 14px;
    font: 450 var(--fs-note) / 1.45 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  > h3 {
    margin-top: 36px;
    font-size: 1.3125rem;
    letter-spacing: -0.022em;
    scroll-margin-top: 100px;
  }
  > h3 + * {
    margin-top: 8px;
  }
  > ol {
    counter-reset: item;
    padding: 0;
    list-style: none;
  }
  > ol > li {
    counter-increment: item;
    position: relative;
    padding-left: 44px;
  }
  > ol > li::before {
    content: counter(item);
    position: absolute;
    left: 0;
    top: 0.2em;
    width: 24px;
    height: 24px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-2);
    border-radius: 50%;
    background: var(--sheet);
    font: 500 0.875rem / 1 var(--mono);
    color: var(--navy);
  }
  > ol > li + li {
    margin-top: 14px;
  }
  > ul {
    padding-left: 26px;
  }
  > ul > li::before {
    left: -26px;
  }
  > ul > li + li {
    margin-top: 10px;
  }
  blockquote {
    position: relative;
    margin-block: 32px;
    padding: 22px 26px 24px 56px;
    border: 1px solid rgba(90, 70, 40, 0.22);
    border-radius: var(--r-cell);
    background: var(--sand);
    color: var(--text);
    font-size: inherit;
    line-height: 1.55;
    letter-spacing: 0;
  }
  blockquote::before {
    content: "";
    position: absolute;
    left: 24px;
    top: 31px;
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px rgba(242, 106, 33, 0.2);
  }
  blockquote > * + * {
    margin-top: 10px;
  }
  .callout {
    margin-block: 32px;
    padding: 18px 24px 22px;
    border: 1px solid var(--line-2);
    border-left: 3px solid var(--navy);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .callout > * + * {
    margin-top: 8px;
  }
  .callout-word {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--navy);
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  .callout-word svg {
    flex: none;
  }
  .callout-tip {
    background: var(--steel);
  }
  .callout-warning {
    border-left-color: var(--ember);
    background: var(--sand);
  }
  .callout-warning .callout-word {
    color: var(--ember-deep);
  }
  figure,
  .button {
    margin-block: 32px;
  }
  /* To the lines of the column. */
  .wide {
    margin-inline: -40px;
  }
  .wide img {
    border-radius: 0;
  }
  .wide figcaption {
    padding-inline: 40px;
  }
  pre {
    margin-block: 32px;
    padding: 18px 20px 22px;
    font: 450 0.875rem / 1.7 var(--mono);
  }
  pre code {
    font: inherit;
  }
  table {
    margin-block: 28px;
    line-height: 1.45;
  }
  th,
  td {
    padding: 12px 16px 12px 0;
    vertical-align: baseline;
  }
  thead th {
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--blue);
    border-top: 1px solid var(--navy);
  }
  tbody td:first-of-type {
    color: var(--ink);
    font-weight: 550;
    min-width: 9em;
  }
  tbody tr:last-of-type > * {
    border-bottom: 1px solid var(--line-2);
  }
  sup a {
    padding: 4px 3px;
    color: var(--ember-deep);
    font: 500 0.75em / 0 var(--mono);
  }
  .footnotes {
    margin-top: 72px;
    padding-top: 18px;
    border-top: 1px solid var(--line-2);
    font-size: 0.9688rem;
    color: var(--muted);
  }
  @media ${below.phone} {
    th,
    td {
      padding-right: 12px;
    }
    tbody td:first-of-type {
      min-width: 7em;
    }
  }
  @media ${below.desktop} {
    .wide {
      margin-right: 0;
    }
    .wide figcaption {
      padding-right: 0;
    }
  }
  @media ${below.tablet} {
    .wide {
      margin-inline: calc(-1 * var(--gutter));
    }
    .wide figcaption {
      padding-inline: var(--gutter);
    }
    > h2,
    > h3 {
      scroll-margin-top: 150px;
    }
  }
  @media ${below.phone} {
    font-size: 1.0625rem;
    > p:first-of-type {
      font-size: 1.25rem;
    }
    > h2 {
      margin-top: 52px;
    }
    blockquote {
      padding: 18px 18px 20px 46px;
    }
    blockquote::before {
      left: 18px;
      top: 26px;
    }
    pre {
      margin-inline: calc(-1 * var(--gutter));
      border-radius: 0;
    }
  }
`;
