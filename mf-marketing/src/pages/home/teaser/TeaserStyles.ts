import { below, styled } from '@site/shell/kit';

/** Styles of the teaser: three covers side by side; two, or a little more than one, on narrower screens. */
export const TeaserStyles = styled('section')`
  padding-block: clamp(32px, 8vw, 128px);
  .head {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 24px;
    margin-bottom: clamp(28px, 3.4vw, 52px);
  }
  h2 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
  }
  .head p {
    margin-top: 12px;
    max-width: var(--measure);
    text-wrap: balance;
  }
  .arrows {
    min-width: 106px;
    min-height: 48px;
  }
  .arrows > div {
    display: flex;
    gap: 10px;
  }
  .window {
    overflow: clip;
  }
  .posts {
    --n: 3;
    display: flex;
    margin-right: -32px;
    transform: translateX(calc(var(--first, 0) * -100% / var(--n)));
    transition: transform var(--t-move);
  }
  .post {
    flex: 0 0 calc(100% / var(--n));
    min-width: 0;
    padding-right: 32px;
  }
  .post a {
    display: block;
    text-decoration: none;
  }
  .cover {
    aspect-ratio: 5 / 3.4;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
    background: var(--sheet);
    transition: border-color 0.2s;
  }
  .cover.sand {
    background: var(--sand);
  }
  .cover.steel {
    background: var(--steel);
  }
  .cover img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .post a:hover .cover {
    border-color: var(--navy);
  }
  .post a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  .post a:focus-visible {
    outline-offset: -2px;
  }
  time {
    display: block;
    margin-top: 18px;
  }
  h3 {
    font-size: 1.5rem;
    line-height: 1.16;
    margin-top: 8px;
    max-width: 15em;
  }
  .post p {
    margin-top: 8px;
    max-width: var(--measure-narrow);
    text-wrap: balance;
  }
  .all {
    margin-top: clamp(24px, 3vw, 40px);
  }
  .all a,
  .problem a {
    position: relative;
  }
  .all a::after,
  .problem a::after {
    content: "";
    position: absolute;
    inset: -6px 0;
  }
  .line {
    display: block;
    height: 18px;
    margin-top: 12px;
    width: 80%;
    background: var(--rule);
    border-radius: var(--r-cell);
  }
  .line.is-date {
    height: 12px;
    width: 96px;
    margin-top: 22px;
  }
  .line.is-short {
    width: 56%;
  }
  .waiting {
    overflow: clip;
  }
  /* As high as words of the usual length, so that what is below it hardly moves. */
  .is-placeholder {
    padding-bottom: 144px;
  }
  .status {
    margin-top: 24px;
    color: var(--muted);
  }
  .problem {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 32px;
    border-block: 1px solid var(--line-2);
    padding: 28px 0;
    font-size: var(--fs-lead);
  }
  .problem a {
    font-size: 1rem;
  }
  .without-scripts {
    margin-top: 24px;
    font-size: var(--fs-lead);
  }
  @media (scripting: none) {
    .waiting {
      display: none;
    }
  }
  @media ${below.laptop} {
    .posts {
      --n: 2;
      margin-right: -20px;
    }
    .post {
      padding-right: 20px;
    }
  }
  @media ${below.small} {
    .posts {
      --n: 1.18;
      margin-right: 0;
    }
    .post {
      padding-right: 16px;
    }
    .window,
    .waiting {
      margin-right: calc(-1 * var(--gutter));
    }
    .is-placeholder {
      padding-bottom: 108px;
    }
    .post h3 {
      font-size: 1.25rem;
    }
    .post a > p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .head {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 8px 16px;
      align-items: center;
    }
    .head > div:first-of-type {
      display: contents;
    }
    .head p {
      grid-column: 1 / -1;
      grid-row: 2;
      margin: 0;
    }
  }
  @media print {
    .arrows {
      display: none;
    }
    .window {
      overflow: visible;
    }
    .posts {
      --n: 3;
      flex-wrap: wrap;
      row-gap: 32px;
      transform: none;
    }
    .post {
      break-inside: avoid;
    }
  }
`;
