import { css } from '@emotion/react';

/** The text as its readers will see it, near enough to write in. What ProseMirror needs of its place is here as well. */
export const textCss = css`
  .paper {
    padding: 18px 0 8px;
  }
  .ProseMirror {
    min-height: 320px;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
    font-size: 1.0625rem;
    line-height: 1.65;
    color: var(--text);
  }
  /* One ring: the halo of a control would lie around a whole page of text. */
  .ProseMirror:focus-visible {
    outline: 1px solid var(--blue);
    outline-offset: 10px;
    box-shadow: none;
  }
  .ProseMirror > * + * {
    margin-top: 14px;
  }
  .ProseMirror h1,
  .ProseMirror h2 {
    margin-top: 26px;
    font-size: 1.5rem;
    letter-spacing: -0.03em;
  }
  .ProseMirror h3 {
    margin-top: 20px;
    font-size: 1.1875rem;
  }
  .ProseMirror ul {
    list-style: disc;
    padding-left: 1.3em;
  }
  .ProseMirror ol {
    list-style: decimal;
    padding-left: 1.5em;
  }
  .ProseMirror blockquote {
    padding: 4px 0 4px 16px;
    border-left: 3px solid var(--navy);
    color: var(--ink);
  }
  .ProseMirror [data-callout] {
    padding: 10px 16px 12px;
    border: 1px solid var(--line-2);
    border-left: 3px solid var(--navy);
    border-radius: var(--r-cell);
    background: var(--paper);
    color: var(--ink);
  }
  .ProseMirror [data-callout]::before {
    content: "Note";
    display: block;
    margin-bottom: 4px;
    color: var(--navy);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .ProseMirror [data-callout="tip"] {
    border-left-style: double;
    border-left-width: 5px;
  }
  .ProseMirror [data-callout="tip"]::before {
    content: "Tip";
  }
  .ProseMirror [data-callout="warning"] {
    border-left-color: var(--ember);
    background: var(--ember-w);
  }
  .ProseMirror [data-callout="warning"]::before {
    content: "Warning";
    color: var(--ember-deep);
  }
  .ProseMirror [data-callout] > * + * {
    margin-top: 10px;
  }
  .ProseMirror a {
    color: var(--navy);
    text-decoration: underline;
  }
  .ProseMirror code {
    padding: 1px 4px;
    border-radius: 3px;
    background: var(--sel);
    font: 450 0.875em / 1.5 var(--mono);
  }
  .ProseMirror pre {
    padding: 12px 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    white-space: pre-wrap;
  }
  .ProseMirror pre code {
    padding: 0;
    background: none;
  }
  .ProseMirror pre[data-source] {
    border-left: 3px solid var(--blue-2);
  }
  .ProseMirror .finding {
    text-decoration: underline wavy var(--ember-deep) 1px;
    text-underline-offset: 4px;
    background: var(--ember-w);
  }
  .ProseMirror img {
    max-width: 100%;
    height: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  .ProseMirror figcaption {
    margin-top: 6px;
    font-size: 0.875rem;
    color: var(--muted);
  }
  .ProseMirror figure img {
    width: 100%;
  }
  .ProseMirror [data-link-block] span {
    display: inline-block;
    padding: 12px 20px;
    border-radius: var(--r-ctl);
    background: var(--navy);
    color: var(--on-navy);
    font-size: 1rem;
    font-weight: 550;
    text-decoration: none;
    cursor: default;
  }
  .ProseMirror [data-link-block="video"] span {
    display: grid;
    place-content: center;
    gap: 4px;
    min-height: 200px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--night);
    color: var(--on-dark);
    text-align: center;
  }
  .ProseMirror [data-link-block="video"] span::before {
    content: "";
    width: 20px;
    height: 24px;
    margin: 0 auto 4px;
    background: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  .ProseMirror [data-link-block="video"] span::after {
    content: attr(data-host);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .ProseMirror .awaited {
    padding: 12px;
    border: 1px dashed var(--blue-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    font-size: 0.875rem;
    color: var(--muted);
  }
  .ProseMirror table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .ProseMirror th,
  .ProseMirror td {
    position: relative;
    min-width: 60px;
    padding: 7px 10px;
    border: 1px solid var(--line-2);
    text-align: left;
    vertical-align: top;
  }
  .ProseMirror th {
    background: var(--paper);
    font-weight: 600;
    color: var(--ink);
  }
  .ProseMirror hr {
    border: 0;
    border-top: 1px solid var(--line-2);
  }
  .ProseMirror .selectedCell {
    background: var(--sel);
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--navy);
  }
  .ProseMirror .is-editor-empty:first-of-type::before {
    content: attr(data-placeholder);
    float: left;
    height: 0;
    color: var(--muted);
    pointer-events: none;
  }
  .ProseMirror-separator {
    display: none;
  }
`;
