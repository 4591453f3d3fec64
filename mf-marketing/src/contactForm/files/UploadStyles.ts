import { below, styled } from '@site/shell/kit';

/** The picker and the list of a field's files. */
export const UploadStyles = styled('div')`
  .picker {
    position: relative;
    display: flex;
    align-items: center;
    gap: 9px;
  }
  .picker input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .picker:focus-within span {
    text-decoration: underline;
  }
  .picker svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--blue);
  }
  ul,
  [role="alert"] > .problem,
  noscript p {
    padding-inline: 28px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding-block: 8px;
    border-top: 1px solid var(--line);
    font-size: 0.9375rem;
  }
  .file {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .file b {
    font-weight: 550;
  }
  .size,
  .done {
    color: var(--muted);
    font-size: 0.875rem;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 0.875rem;
  }
  .progress progress {
    flex: 1;
    max-width: 240px;
    accent-color: var(--blue);
  }
  .problem {
    padding-block: 4px;
    color: var(--error);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  li button {
    min-height: 44px;
  }
  @media ${below.phone} {
    ul,
    [role="alert"] > .problem,
    noscript p {
      padding-inline: 20px;
    }
  }
`;
