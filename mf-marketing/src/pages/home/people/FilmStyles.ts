import { below, styled } from '@site/shell/kit';

/** Styles of the film: it extends to the right edge on wide screens and to both edges on narrow ones. */
export const FilmStyles = styled('figure')`
  margin-left: 24px;
  margin-right: calc((100vw - min(1400px, 100vw - 2 * var(--gutter))) / -2);
  border: 1px solid var(--line-dark);
  border-width: 1px 0 0 1px;
  border-radius: var(--r-cell) 0 0;
  overflow: clip;
  background:
    radial-gradient(60% 70% at 50% 52%, rgba(242, 106, 33, 0.14), transparent 70%),
    color-mix(in srgb, var(--navy) 26%, var(--night));
  .picture {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: clip;
  }
  .still,
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .still {
    transition: opacity 0.4s;
  }
  .still.is-over {
    opacity: 0;
  }
  video {
    cursor: pointer;
  }
  video::cue {
    font: 500 1rem / 1.35 var(--sans);
    background: rgb(7, 23, 42);
  }
  .caption {
    position: absolute;
    left: 20px;
    top: 18px;
    pointer-events: none;
  }
  /* In the corner, where nothing is drawn. */
  .overlay {
    position: absolute;
    left: 24px;
    bottom: 24px;
    width: 72px;
    height: 72px;
    display: grid;
    place-items: center;
    padding: 0 0 0 5px;
    border: 0;
    border-radius: 50%;
    background: var(--ember);
    color: var(--ink);
    cursor: pointer;
    box-shadow:
      0 0 0 10px rgba(242, 106, 33, 0.22),
      0 18px 48px -12px rgba(7, 23, 42, 0.8);
    transition: background var(--t-hover);
  }
  .overlay:hover {
    background: var(--ember-hi);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 14px;
    /* As tall before its button comes. */
    height: 64px;
    padding-inline: 20px;
    border-top: 1px solid var(--line-dark);
    color: var(--on-dark);
  }
  .bar button {
    width: 44px;
    height: 44px;
    flex: none;
    background: rgba(7, 23, 42, 0.7);
    border-color: rgba(220, 233, 246, 0.4);
    color: var(--white);
  }
  .bar .note {
    color: var(--on-dark);
  }
  .progress {
    flex: 1;
    height: 1px;
    background: rgba(220, 233, 246, 0.4);
    position: relative;
  }
  .progress::before {
    content: "";
    position: absolute;
    left: 0;
    top: -1px;
    height: 3px;
    width: calc(var(--at) * 100%);
    background: var(--ember);
  }
  .progress::after {
    content: "";
    position: absolute;
    left: calc(var(--at) * 100%);
    top: -4px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    margin-left: -4px;
  }
  @media ${below.laptop} {
    margin-inline: 0;
    border-width: 1px;
    border-radius: var(--r-cell);
  }
  @media ${below.small} {
    margin-inline: calc(-1 * var(--gutter));
    border-inline: 0;
    border-radius: 0;
    video {
      object-fit: contain;
    }
    .picture {
      aspect-ratio: 4 / 3;
    }
    .overlay {
      left: 16px;
      bottom: 16px;
      width: 56px;
      height: 56px;
    }
    .bar {
      padding-inline: 16px;
    }
    .caption {
      display: none;
    }
  }
`;
