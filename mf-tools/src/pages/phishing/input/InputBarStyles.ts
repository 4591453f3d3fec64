import { below, styled } from '@site/shell/kit';

export const InputBarStyles = styled('div')`
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  margin-bottom: 18px;
  .bar {
    display: flex;
    align-items: center;
    gap: 12px 18px;
    flex-wrap: wrap;
    padding: 12px 18px;
  }
  .bar p {
    font-size: 0.9688rem;
    overflow-wrap: anywhere;
  }
  .ways {
    margin-left: auto;
    display: flex;
    gap: 10px;
  }
  .switch {
    margin: 0;
    min-width: 0;
    display: inline-flex;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    padding: 3px;
    gap: 3px;
  }
  .switch button {
    border: 0;
    background: none;
    min-height: 40px;
    padding: 0 16px;
    border-radius: 5px;
    font: 550 0.9375rem / 1.2 var(--sans);
    color: var(--navy);
    cursor: pointer;
    white-space: nowrap;
    transition:
      background var(--t-hover),
      color var(--t-hover);
  }
  .switch button:hover {
    background: var(--steel);
  }
  .switch button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--white);
  }
  textarea {
    display: block;
    width: 100%;
    border: 0;
    border-top: 1px solid var(--line);
    background: var(--white);
    padding: 14px 18px;
    font: 400 1.0625rem / 1.5 var(--sans);
    color: var(--ink);
    resize: vertical;
    field-sizing: content;
    min-height: 54px;
    max-height: 50vh;
  }
  textarea::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  textarea:focus-visible {
    outline: 2px solid var(--navy);
    outline-offset: 2px;
  }
  .plain {
    padding: 14px 18px;
    color: var(--ink);
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    margin-bottom: 0;
    border-bottom: 0;
    .bar {
      padding-inline: 16px;
    }
    .switch,
    .ways {
      width: 100%;
      margin: 0;
    }
    .switch button,
    .ways > * {
      flex: 1;
      padding-inline: 4px;
    }
    textarea {
      padding-inline: 16px;
    }
  }
  @media print {
    display: none;
  }
`;
