import { below, styled } from '@site/shell/kit';

/** Records as rows: number and date, type, name, value and a copy button. */
export const DnsRecordsStyles = styled('div')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    justify-content: space-between;
    align-items: center;
    padding: 14px 20px;
    border-bottom: 1px solid var(--line-2);
  }
  .top p {
    font-size: 0.9688rem;
  }
  .top b {
    color: var(--ink);
    font-weight: 600;
  }
  li {
    display: grid;
    grid-template-columns: 3.2rem 5.5rem 9rem minmax(0, 1fr) auto;
    gap: 4px 20px;
    align-items: center;
    padding: 16px 20px;
    border-top: 1px solid var(--line);
  }
  li:first-of-type {
    border-top: 0;
  }
  .number {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.25px solid var(--navy);
    border-radius: 50%;
    background: var(--sheet);
    font: 600 0.8125rem / 1 var(--mono);
    color: var(--navy);
  }
  code {
    font: 500 0.9688rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--ink);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  li p {
    grid-column: 4;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  li button {
    grid-column: 5;
    grid-row: 1 / 3;
  }
  em {
    grid-column: 1 / 4;
    font: 450 0.8125rem / 1.4 var(--mono);
    font-style: normal;
    color: var(--blue);
  }
  @media screen {
    @media ${below.tablet} {
      li {
        grid-template-columns: auto auto 1fr;
        gap: 6px 14px;
        padding: 16px;
      }
      .value {
        grid-column: 1 / -1;
        padding: 10px 12px;
        border: 1px solid var(--line);
        border-radius: 3px;
        background: var(--paper);
      }
      li p,
      em,
      li button {
        grid-column: 1 / -1;
        grid-row: auto;
      }
      em {
        order: 1;
      }
      li p {
        order: 2;
      }
      li button {
        order: 3;
      }
    }
  }
  @media print {
    border: 0;
    .top {
      display: none;
    }
    li {
      padding: 4px 0;
      break-inside: avoid;
    }
    code,
    li p,
    em {
      font-size: 8pt;
      line-height: 1.3;
    }
  }
`;
