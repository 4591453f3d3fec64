import { below, styled } from '@site/shell/kit';

/** Layout of the panels for sharing and emailing; hidden in print. */
export const SharingPanels = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  > div {
    padding: 24px 28px 28px;
    min-width: 0;
  }
  > div + div {
    border-left: 1px solid var(--line);
  }
  h2 {
    font-size: 1.375rem;
  }
  p {
    margin: 8px 0 16px;
    max-width: var(--measure);
    font-size: 1rem;
    line-height: 1.5;
  }
  .row {
    display: flex;
    gap: 8px;
    flex-wrap: wrap;
    align-items: center;
  }
  .row + .row {
    margin-top: 10px;
  }
  .row p {
    flex: 1 1 12em;
    margin: 0;
  }
  .row input {
    flex: 1 1 12em;
    min-width: 0;
    height: 44px;
    padding: 0 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--white);
    font: 450 1rem var(--sans);
    color: var(--ink);
  }
  .row input[readonly] {
    font: 450 0.9375rem var(--mono);
    letter-spacing: -0.03em;
  }
  .row input[aria-invalid] {
    border-color: var(--error);
  }
  .status {
    margin: 10px 0 0;
    min-height: 1.5em;
  }
  .is-bad {
    color: var(--error);
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > div + div {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.small} {
    > div {
      padding-inline: 18px;
    }
  }
  @media print {
    display: none;
  }
`;
