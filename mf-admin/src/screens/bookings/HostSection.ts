import { below, styled } from '@site/shell/kit';

/** A section below the form of a host. */
export const HostSection = styled('section')`
  display: grid;
  gap: 10px;
  padding: 14px 20px 18px;
  border-top: 1px solid var(--line-2);
  font-size: var(--a13);
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
  .address {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
  }
  code {
    font: 450 var(--a12) / 1.4 var(--mono);
    overflow-wrap: anywhere;
  }
  form {
    display: grid;
    gap: 10px;
  }
  ul {
    display: grid;
    border: 1px solid var(--line-2);
    border-radius: 3px;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
  }
  li:first-of-type {
    border-top: 0;
  }
  li b {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  li p {
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  li button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
