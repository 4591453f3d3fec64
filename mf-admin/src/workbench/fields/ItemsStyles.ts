import { below, styled } from '@site/shell/kit';

/** Styles of an item list; the drop position is an orange line. Lists in the text of an item stay as they are. */
export const ItemsStyles = styled('div')`
  min-width: 0;
  > ol {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ol > li {
    position: relative;
    min-width: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  li.is-lifted {
    opacity: 0.55;
  }
  li.is-before::before,
  li.is-after::before {
    content: "";
    position: absolute;
    inset: auto 0;
    top: -5px;
    height: 2px;
    background: var(--ember);
  }
  li.is-after::before {
    top: auto;
    bottom: -5px;
  }
  header {
    display: flex;
    align-items: center;
    min-height: 38px;
    padding-inline: 2px;
  }
  header > :first-of-type:not(.handle) {
    padding-left: 12px;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    border-top: 1px solid var(--line-2);
  }
  .handle,
  .fold {
    display: flex;
    align-items: center;
    height: var(--ctl);
    border: 0;
    background: none;
    color: var(--navy);
    cursor: pointer;
  }
  .handle {
    flex: none;
    justify-content: center;
    width: var(--ctl);
    padding: 0;
    color: var(--blue-2);
    cursor: grab;
    touch-action: none;
  }
  .is-lifted .handle {
    cursor: grabbing;
  }
  .fold {
    flex: 1;
    gap: 10px;
    min-width: 0;
    padding: 0 6px 0 2px;
    text-align: left;
  }
  .fold b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 550;
    color: var(--ink);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .fold > svg {
    flex: none;
    transition: transform var(--t-hover);
  }
  .fold[aria-expanded="true"] > svg {
    transform: rotate(180deg);
  }
  svg {
    width: 16px;
    height: 16px;
  }
  .name {
    flex: 1;
    color: var(--muted);
  }
  .wt {
    flex: none;
    font-size: var(--a13);
    color: var(--ember-t);
  }
  .adding {
    padding-top: 10px;
  }
  .removed,
  .full {
    padding-top: 10px;
    font-size: var(--a13);
  }
  > .error {
    padding-bottom: 8px;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--error);
  }
  .inner {
    padding: 12px 20px 16px;
    border-top: 1px solid var(--line);
  }
  .inner > .label {
    padding: 0 0 8px;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  @media ${below.phone} {
    header {
      min-height: 48px;
    }
    .inner {
      padding-inline: 10px;
    }
  }
`;
