import { below, styled } from '@site/shell/kit';

/** Cells with hairlines and crosses at their corners; a numbered list on narrow screens. */
export const ServicesStyles = styled('section')`
  --cross:
    linear-gradient(var(--blue), var(--blue)) 50% / 1px 100% no-repeat,
    linear-gradient(var(--blue), var(--blue)) 50% / 100% 1px no-repeat;
  position: relative;
  isolation: isolate;
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  padding-block: clamp(72px, 8vw, 120px);
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    gap: 24px;
    margin-bottom: clamp(36px, 5vw, 72px);
  }
  .eyebrow {
    grid-column: 1 / -1;
  }
  .h2 {
    max-width: 11em;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    border-top: 1px solid var(--line-2);
    border-left: 1px solid var(--line);
    position: relative;
    background: var(--sheet);
  }
  .grid::before,
  .grid::after,
  .card::before,
  .card::after {
    content: "";
    position: absolute;
    width: 13px;
    height: 13px;
    background: var(--cross);
    z-index: 1;
  }
  .grid::before {
    right: -7px;
    top: -7px;
  }
  .grid::after {
    left: -7px;
    bottom: -7px;
  }
  .card::before {
    left: -7px;
    top: -7px;
  }
  .card::after {
    right: -7px;
    bottom: -7px;
  }
  .card {
    position: relative;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
    padding: 24px 28px 26px;
    display: flex;
    flex-direction: column;
    transition: background 0.2s;
  }
  .number {
    display: flex;
    align-items: flex-end;
    gap: 14px;
    font-size: 5.25rem;
    line-height: 0.8;
    letter-spacing: -0.06em;
    font-weight: 400;
    color: color-mix(in srgb, var(--navy) 60%, var(--white));
    font-feature-settings: "tnum";
    transition: color 0.2s;
  }
  .number::after {
    content: "";
    flex: 1;
    height: 9px;
    border-right: 1px solid var(--line-2);
    background: linear-gradient(var(--line-2), var(--line-2)) 0 50% / 100% 1px no-repeat;
    margin-bottom: -4px;
  }
  .number i {
    position: absolute;
    right: 24px;
    top: 83px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    transform: scale(0);
    transition: transform 0.2s;
  }
  .card:hover,
  .card:focus-within {
    background: var(--white);
  }
  .card:hover .number,
  .card:focus-within .number {
    color: var(--navy);
  }
  .card:hover .number i,
  .card:focus-within .number i {
    transform: none;
  }
  h3 {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    margin-top: 40px;
    line-height: 1.12;
    min-height: 2.24em;
    max-width: 11em;
    display: flex;
    align-items: flex-end;
  }
  .card > p {
    margin-top: 12px;
  }
  .ticks {
    margin: 20px 0 26px;
    border-top: 1px solid var(--line);
  }
  .ticks li {
    display: flex;
    gap: 12px;
    align-items: baseline;
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--fs-sm);
    line-height: 1.4;
    color: var(--ink);
  }
  .ticks li::before {
    content: "";
    flex: none;
    width: 13px;
    height: 1.35px;
    background: var(--blue);
    transform: translate(1px, -4px) rotate(-45deg);
  }
  .more {
    margin-top: auto;
    align-self: flex-start;
  }
  .more {
    position: relative;
  }
  .more::after {
    content: "";
    position: absolute;
    inset: -6px 0;
  }
  .all-below {
    display: none;
  }
  @media ${below.desktop} {
    .grid {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media ${below.phone} {
    padding-block: 32px;
    .head {
      grid-template-columns: 1fr;
      gap: 12px;
      margin-bottom: 20px;
    }
    .head > a {
      display: none;
    }
    .all-below {
      display: flex;
      margin-top: 20px;
      width: 100%;
    }
    .grid {
      grid-template-columns: 1fr;
      margin-inline: calc(-1 * var(--gutter));
      border-left: 0;
    }
    .grid::before,
    .grid::after,
    .card::before,
    .card::after,
    .number::after,
    .number i {
      display: none;
    }
    .card {
      border-right: 0;
      padding: 10px var(--gutter) 6px;
      display: grid;
      grid-template-columns: 44px 1fr;
      column-gap: 4px;
    }
    .card > .number {
      margin: 0;
    }
    .number {
      grid-column: 1;
      font-size: 1.625rem;
      line-height: 1.75rem;
      align-items: center;
    }
    h3 {
      margin: 0;
      min-height: 1.75rem;
      max-width: none;
      align-items: center;
      font-size: 1.1875rem;
    }
    .card > p:not(.number),
    .ticks,
    .more {
      grid-column: 1 / -1;
    }
    .card > p:not(.number) {
      margin-top: 2px;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
    .ticks {
      margin: 6px 0 2px;
      border: 0;
      font-size: 0.875rem;
      line-height: 1.4;
    }
    .ticks li {
      display: inline;
      border: 0;
      padding: 0;
      font-size: inherit;
      line-height: inherit;
    }
    .ticks li::before {
      content: none;
    }
    .ticks li + li::before {
      content: "\\a0· ";
      background: none;
    }
    .more {
      justify-self: start;
    }
  }
`;
