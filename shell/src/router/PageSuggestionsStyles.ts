import { below, styled } from '../../kit';

/** The ground, the field and the lists of the ways on from a missing page. */
export const PageSuggestionsStyles = styled('section')`
  background: var(--sheet);
  border-top: 1px solid var(--line-2);
  > .wrap {
    display: grid;
    grid-template-columns: 1fr 3fr;
    border-inline: 1px solid var(--line);
  }
  h2 {
    font-size: 1.375rem;
    letter-spacing: -0.028em;
  }
  .ask {
    padding: 32px 28px 36px;
    border-right: 1px solid var(--line-2);
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-width: 0;
  }
  .find {
    position: relative;
    display: flex;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sheet);
  }
  .find svg {
    position: absolute;
    left: 16px;
    top: calc(50% - 10px);
    width: 20px;
    height: 20px;
    color: var(--blue);
    pointer-events: none;
  }
  .find input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: transparent;
    font: 450 1.0625rem / 1.3 var(--sans);
    color: var(--ink);
    padding: 0 16px 0 46px;
    min-height: 52px;
    border-radius: inherit;
  }
  .hint {
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--muted);
  }
  .person {
    margin-top: auto;
    padding-top: 28px;
  }
  .person a {
    display: block;
    margin-top: 8px;
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
  }
  .person a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
  .pages {
    padding-top: 32px;
    min-width: 0;
  }
  .head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px 24px;
    flex-wrap: wrap;
    padding: 0 28px 16px;
  }
  li {
    border-top: 1px solid var(--line-2);
  }
  li a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 1fr) 56px;
    gap: 0 20px;
    align-items: center;
    min-height: 66px;
    padding: 10px 28px;
    text-decoration: none;
    transition: background 0.15s;
  }
  li a:hover {
    background: var(--white);
  }
  b {
    font-weight: 500;
    font-size: 1.25rem;
    letter-spacing: -0.024em;
    line-height: 1.2;
    color: var(--ink);
  }
  code {
    font: 450 0.8438rem / 1.3 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li i {
    position: relative;
    height: 1px;
    width: calc(100% * var(--letters) / 12);
    min-width: 2px;
    background: var(--navy);
    transition: width 0.25s;
  }
  li i::before,
  li i::after {
    content: "";
    position: absolute;
    top: -5px;
    width: 1.25px;
    height: 11px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  li i::before {
    left: 0;
  }
  li i::after {
    right: -1px;
  }
  li:first-of-type i::after {
    width: 11px;
    right: -6px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.2);
    transform: none;
  }
  li .note {
    text-align: right;
  }
  @media ${below.desktop} {
    > .wrap {
      grid-template-columns: 1fr;
    }
    .ask {
      border-right: 0;
      border-bottom: 1px solid var(--line-2);
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 10px 32px;
    }
    .ask > :not(.person) {
      grid-column: 1;
    }
    .person {
      grid-column: 2;
      grid-row: 1 / 4;
      margin: 0;
      padding: 0;
    }
  }
  @media ${below.phone} {
    > .wrap {
      width: 100%;
      border: 0;
    }
    .ask {
      grid-template-columns: 1fr;
      padding: 28px var(--gutter);
    }
    .person {
      grid-column: 1;
      grid-row: auto;
      padding-top: 20px;
      border-top: 1px solid var(--line);
      margin-top: 10px;
    }
    .head {
      padding-inline: var(--gutter);
    }
    li a {
      grid-template-columns: 1fr 84px;
      padding: 12px var(--gutter);
      gap: 4px 14px;
    }
    code {
      grid-column: 1;
    }
    li .note {
      grid-row: 1;
      grid-column: 2;
    }
    li i {
      grid-column: 2;
      justify-self: end;
      min-width: 12px;
    }
  }
`;
