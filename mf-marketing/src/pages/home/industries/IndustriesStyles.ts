import { below, styled } from '@site/shell/kit';

/** Styles of the carousel section and its cards. */
export const IndustriesStyles = styled('section')`
  padding-block: clamp(72px, 8vw, 128px);
  overflow: clip;
  .head {
    display: grid;
    grid-template-columns: 2fr 1fr;
    align-items: end;
    gap: 24px;
    margin-bottom: clamp(60px, 5.5vw, 84px);
  }
  .head p {
    padding-left: 28px;
    max-width: var(--measure-narrow);
    text-wrap: balance;
  }
  .industry {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 24px 28px 28px;
    border-block: 1px solid var(--line-2);
    border-left: 1px solid var(--line);
    background: var(--paper);
    text-decoration: none;
    transition:
      background 0.35s,
      color 0.35s,
      margin 0.35s,
      padding 0.35s;
  }
  .number {
    font: 450 var(--fs-note) / 1 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  .fig {
    display: grid;
    width: 82%;
    max-width: 300px;
    margin: 8px auto 20px;
  }
  .fig img {
    grid-area: 1 / 1;
    width: 100%;
    height: auto;
    transition: opacity 0.35s;
  }
  .fig .night,
  .is-on .fig img {
    opacity: 0;
  }
  .is-on .fig .night {
    opacity: 1;
  }
  h3 {
    font-size: 1.5rem;
    line-height: 1.12;
  }
  .industry p {
    margin-top: 8px;
    color: var(--text);
    max-width: 24em;
  }
  .corner {
    position: absolute;
    right: 24px;
    top: 20px;
    width: 20px;
    height: 20px;
    opacity: 0;
    transition: opacity 0.2s;
  }
  .industry:hover .corner,
  .is-on .corner {
    opacity: 1;
  }
  .industry:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  .is-on {
    background: var(--navy);
    border-color: var(--navy);
    margin-block: -24px;
    padding-block: 48px 52px;
    z-index: 1;
  }
  .is-on:focus-visible {
    outline-color: var(--white);
  }
  .is-on h3 {
    color: var(--white);
  }
  .is-on p {
    color: color-mix(in srgb, var(--white) 78%, var(--navy));
  }
  .is-on .number,
  .is-on .corner {
    color: var(--on-dark-3);
  }
  .is-on .corner {
    top: 44px;
  }
  @media ${below.small} {
    padding-block: 32px;
    .controls.controls {
      margin-top: 24px;
    }
    .head {
      grid-template-columns: 1fr;
      gap: 8px;
      margin-bottom: 20px;
    }
    .head p {
      padding: 0;
    }
    .industry,
    .is-on {
      margin-block: 0;
      padding: 18px 20px 22px;
    }
    .is-on .corner {
      top: 16px;
    }
    .fig {
      width: 48%;
      margin: 0 auto 12px;
    }
  }
  /* Any nine of the ring are all nine cards. */
  @media print {
    .react-multi-carousel-item:nth-of-type(n + 10) {
      display: none;
    }
  }
`;
