import { below, styled } from '../../kit';

/** The title block's cells, and the row beneath them where a reader leaves an address. */
export const FooterStyles = styled('footer')`
  border-top: 1px solid var(--line-2);
  background: var(--sheet);
  overflow: clip;
  .block {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-inline: 1px solid var(--line);
  }
  .column {
    padding: 32px 28px 36px;
    border-left: 1px solid var(--line);
    min-width: 0;
  }
  .column:first-of-type {
    border-left: 0;
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 14px;
  }
  h2 a {
    text-decoration: none;
  }
  ul a,
  .link {
    text-decoration: none;
    color: var(--ink);
    display: inline-block;
    padding: 5px 0;
    font-size: 1rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
  .areas ul {
    columns: 2;
    column-gap: 16px;
  }
  .tel {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
    display: block;
  }
  .inquiries {
    margin-top: 10px;
  }
  .inquiries span {
    display: block;
    font-size: 0.875rem;
    line-height: 1.3;
    color: var(--muted);
  }
  .start {
    margin-top: 20px;
  }
  .start:hover {
    text-decoration: none;
  }
  .notes {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 28px;
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    padding: 28px;
  }
  .notes h2 {
    margin-bottom: 8px;
  }
  .notes p {
    max-width: 24em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 28px;
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    padding: 12px 28px;
  }
  .tools h2 {
    margin: 0;
  }
  .tools h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  .tools ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 28px;
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    padding: 20px 28px;
    flex-wrap: wrap;
  }
  .seal {
    margin-left: auto;
    height: 64px;
    width: auto;
  }
  .credentials {
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 28px;
    padding: 16px 28px;
    font-size: 0.9375rem;
  }
  .credentials a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .credentials img {
    height: 40px;
    width: auto;
    max-width: 160px;
    object-fit: contain;
  }
  .legal {
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    padding: 14px 28px;
    font-size: 0.9375rem;
    align-items: center;
  }
  .legal a {
    text-decoration: none;
    color: var(--text);
    padding: 8px 0;
  }
  .legal a:hover {
    text-decoration: underline;
  }
  .legal span {
    margin-left: auto;
    color: var(--muted);
  }
  @media ${below.laptop} {
    .block {
      grid-template-columns: 1fr 1fr;
    }
    .column:nth-of-type(odd) {
      border-left: 0;
    }
    .column:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.small} {
    > .wrap {
      width: 100%;
    }
    .block,
    .tools,
    .notes,
    .row,
    .credentials,
    .legal {
      border-inline: 0;
    }
    .notes {
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
      padding: 20px;
    }
    .notes p:not(form p) {
      display: none;
    }
    .areas ul {
      columns: 3 84px;
    }
    .tools {
      padding: 14px 20px;
    }
    .tools ul {
      gap: 0 18px;
    }
    .column {
      padding: 14px 20px;
    }
    .place {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 8px 16px;
    }
    .start {
      margin-top: 0;
    }
    h2 {
      margin-bottom: 6px;
    }
    .column.is-wide {
      grid-column: 1 / -1;
      border-left: 0;
    }
    .row,
    .credentials,
    .legal {
      padding-inline: 20px;
    }
    .seal {
      margin-left: 0;
    }
    .legal {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 16px;
    }
    .legal span {
      margin: 8px 0;
      grid-column: 1 / -1;
    }
    ul a,
    .link {
      padding: 6px 0;
    }
  }
  @media print {
    .notes {
      display: none;
    }
  }
`;
