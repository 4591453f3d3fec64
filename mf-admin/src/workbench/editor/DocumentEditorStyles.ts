import { below, from, styled } from '@site/shell/kit';

/** Layout of the editor: a sticky toolbar, the document, and its settings beside it. */
export const DocumentEditorStyles = styled('div')`
  .eb {
    position: sticky;
    top: var(--bar);
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    min-height: 56px;
    padding: 6px 20px;
    border-bottom: 1px solid var(--line-2);
    background: var(--sheet);
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin-right: auto;
    min-width: 0;
  }
  .actions {
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }
  .ew:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  [data-value="beside"] {
    display: none;
  }
  .doc {
    --tools-top: calc(var(--bar) + var(--editor-bar, 56px));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 14px;
    width: 100%;
    max-width: 820px;
    margin-inline: auto;
    padding: 22px 36px 48px;
  }
  .ew {
    background: var(--sheet);
  }
  .es {
    border-top: 1px solid var(--line-2);
    background: var(--paper);
  }
  .es > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 14px 18px 18px;
    border-bottom: 1px solid var(--line-2);
  }
  .es > section.hot {
    border-left: 3px solid var(--ember);
  }
  .es header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 2px 12px;
  }
  .es h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  .es a {
    overflow-wrap: anywhere;
  }
  .checks > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  .checks details {
    flex-basis: 100%;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  .checks summary {
    padding-block: 4px;
    color: var(--navy);
    cursor: pointer;
  }
  .checks details li {
    padding: 4px 0 4px 12px;
    border-left: 2px solid var(--ember);
  }
  .checks details li + li {
    margin-top: 6px;
  }
  .checks b {
    font-weight: 550;
    color: var(--ink);
  }
  .fld {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    min-width: 0;
  }
  .fld > label,
  .fld > span:first-child:not(.no) {
    font-size: var(--a12);
    color: var(--muted);
  }
  .fld > input,
  .fld > select,
  .fld > textarea,
  .fld > .control,
  .fld > fieldset > .control {
    width: 100%;
    min-height: var(--ctl);
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    field-sizing: content;
    resize: vertical;
  }
  .fld > input::placeholder,
  .fld > textarea::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .fld[data-fault] > input,
  .fld[data-fault] > textarea {
    border-color: var(--error);
  }
  .fld--title > textarea,
  .fld--lead > textarea {
    padding: 0;
    border: 0;
    background: none;
    resize: none;
  }
  .fld--title > textarea {
    font-size: 2.375rem;
    font-weight: 500;
    letter-spacing: -0.045em;
    word-spacing: 0.05em;
    line-height: 1.06;
  }
  .fld--lead > textarea {
    font-size: 1.25rem;
    letter-spacing: -0.015em;
    line-height: 1.45;
  }
  @media ${from.desktop} {
    .ew:not([hidden]) {
      grid-template-columns: minmax(0, 1fr) 352px;
    }
    .es {
      border-top: 0;
      border-left: 1px solid var(--line-2);
    }
  }
  /* Split view where there is room for the editor and a preview of phone width. */
  @media ${from.desktop} {
    [data-value="beside"] {
      display: block;
    }
    &[data-view="beside"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-auto-flow: dense;
    }
    &[data-view="beside"] > * {
      grid-column: 1 / -1;
    }
    &[data-view="beside"] > .ew {
      grid-column: 1;
      grid-template-columns: minmax(0, 1fr);
      border-right: 1px solid var(--line-2);
    }
    &[data-view="beside"] .es {
      border-top: 1px solid var(--line-2);
      border-left: 0;
    }
    &[data-view="beside"] > .seen {
      grid-column: 2;
      position: sticky;
      top: calc(var(--bar) + var(--editor-bar, 56px));
      align-self: start;
    }
  }
  @media ${below.phone} {
    /* Two rows here, which would leave little of the text. The formatting toolbar stays in view instead. */
    .eb {
      position: static;
      gap: 6px 4px;
      padding: 8px 16px;
    }
    .state {
      flex: 1 0 50%;
    }
    .seg {
      margin-right: auto;
    }
    .seg button {
      padding-inline: 11px;
    }
    .measure {
      display: none;
    }
    .doc {
      --tools-top: var(--bar);
      padding: 16px 16px 28px;
    }
    .fld--title > textarea {
      font-size: 2rem;
    }
  }
`;
