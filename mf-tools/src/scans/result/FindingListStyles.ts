import { below, styled } from '@site/shell/kit';

/** Findings in four columns: name, state, evidence, reason and advice. */
export const FindingListStyles = styled('ul')`
  border-top: 1px solid var(--line-2);
  > li {
    display: grid;
    grid-template-columns: 9.5rem 8.5rem minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 6px 28px;
    align-items: start;
    padding: 20px 0 12px;
    border-bottom: 1px solid var(--line-2);
  }
  h3 {
    font-size: 1.5rem;
    line-height: 1.1;
  }
  .points {
    display: block;
    margin-top: 5px;
    font: 450 0.8125rem / 1.3 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  .mark {
    padding-top: 3px;
  }
  .found > b {
    display: block;
    font-weight: 600;
    line-height: 1.4;
    color: var(--ink);
  }
  .why p {
    font-size: 1rem;
    line-height: 1.5;
  }
  .why .advice {
    position: relative;
    margin-top: 6px;
    padding-left: 18px;
    color: var(--ink);
  }
  .advice::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.62em;
    width: 10px;
    height: 1.5px;
    background: var(--navy);
    transform: rotate(-34deg);
  }
  .why button.size-small.tone-text {
    padding: 0;
    gap: 8px;
    font-size: 0.875rem;
    text-decoration: none;
    color: var(--blue);
  }
  .why button.size-small.tone-text:hover {
    text-decoration: underline;
  }
  .why button.size-small.tone-text svg {
    width: 15px;
    height: 15px;
  }
  > li.trouble {
    display: block;
    padding: 14px 0;
    color: var(--error);
  }
  @media screen {
    @media ${below.desktop} {
      > li {
        grid-template-columns: 9.5rem minmax(0, 1fr);
      }
      .found,
      .why {
        grid-column: 2;
      }
    }
  }
  @media screen {
    @media ${below.small} {
      > li {
        grid-template-columns: 1fr auto;
        gap: 8px 12px;
      }
      .found,
      .why {
        grid-column: 1 / -1;
      }
    }
  }
  @media print {
    display: flex;
    flex-direction: column;
    > li.is-pass {
      order: 1;
    }
    > li.is-pass .why,
    > li.is-pass .found > :not(b),
    .why > p:not(.advice):not(:only-of-type),
    .lines > p {
      display: none;
    }
    pre {
      margin: 2px 0 0;
      padding: 0;
      border: 0;
      background: none;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    > li {
      grid-template-columns: 6.5rem 5.5rem minmax(0, 1.15fr) minmax(0, 1fr);
      gap: 2px 12px;
      padding: 2px 0;
      break-inside: avoid;
    }
    h3 {
      font-size: 10pt;
    }
    .why p,
    .found *,
    code {
      font-size: 8pt;
      line-height: 1.3;
    }
    .why button,
    > li.is-pass .points {
      display: none;
    }
    .points {
      font-size: 8pt;
    }
  }
`;
