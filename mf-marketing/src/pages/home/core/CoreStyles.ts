import { below, styled } from '@site/shell/kit';

/** Styles: the heading is sticky in the first quarter of the width while the four rows scroll. */
export const CoreStyles = styled('section')`
  padding-block: clamp(72px, 9vw, 136px);
  > .wrap {
    display: grid;
    grid-template-columns: 1fr 3fr;
    row-gap: var(--s5);
  }
  .head {
    position: sticky;
    top: 112px;
    padding-right: 24px;
  }
  h2 {
    font-size: clamp(2.125rem, 1.35rem + 2.2vw, 3.25rem);
  }
  .head p {
    margin-top: 20px;
    max-width: 15em;
  }
  .row {
    display: grid;
    grid-template-columns: 1fr 2fr;
    align-items: center;
    text-decoration: none;
    border-top: 1px solid var(--line-2);
    min-height: 184px;
    position: relative;
    transition: background 0.2s;
  }
  li:last-of-type .row {
    border-bottom: 1px solid var(--line-2);
  }
  .fig {
    position: relative;
    display: grid;
    place-items: center;
  }
  .fig img {
    grid-area: 1 / 1;
    height: 132px;
    width: auto;
    max-width: 80%;
    object-fit: contain;
  }
  .lit {
    opacity: 0;
    transition: opacity 0.2s;
  }
  .words {
    padding: 24px 88px 24px 32px;
  }
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2.125rem);
  }
  .words p {
    color: var(--text);
    margin-top: 10px;
    max-width: var(--measure);
  }
  .go-on {
    position: absolute;
    right: 20px;
    top: calc(50% - 12px);
    width: 24px;
    height: 24px;
    color: var(--blue);
    transition:
      transform var(--t-hover),
      color var(--t-hover);
  }
  .row:hover,
  .row:focus-visible {
    background: rgba(252, 251, 248, 0.85);
  }
  .row:hover .lit,
  .row:focus-visible .lit {
    opacity: 1;
  }
  .row:hover .go-on {
    transform: translateX(4px);
    color: var(--ember-deep);
  }
  @media ${below.desktop} {
    > .wrap {
      grid-template-columns: 1fr;
    }
    .head {
      position: static;
    }
    .head p {
      max-width: var(--measure);
    }
    .row {
      grid-template-columns: 1fr 3fr;
    }
  }
  @media ${below.phone} {
    padding-block: 32px 28px;
    > .wrap {
      row-gap: 16px;
    }
    .head p {
      margin-top: 10px;
    }
    .row {
      grid-template-columns: 64px 1fr;
      padding: 11px 0 12px;
      min-height: 0;
      align-items: start;
    }
    .fig {
      padding-top: 2px;
      place-items: start;
    }
    .fig img {
      height: 54px;
      max-width: 60px;
    }
    .words {
      padding: 0 0 0 12px;
    }
    .go-on {
      display: none;
    }
    h3 {
      font-size: 1.1875rem;
    }
    .words p {
      margin-top: 2px;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
  }
`;
