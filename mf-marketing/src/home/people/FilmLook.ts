import { below, styled } from '@site/shell/kit';

/** The film's frame: runs off the sheet to the right where it is wide, and from edge to edge where it is narrow. */
export const FilmLook = styled('figure')`
  position: relative;
  margin-left: 24px;
  margin-right: calc((100vw - min(1400px, 100vw - 2 * var(--gutter))) / -2);
  aspect-ratio: 16 / 9;
  border: 1px solid var(--line-dark);
  border-width: 1px 0 0 1px;
  border-radius: var(--r-cell) 0 0;
  overflow: clip;
  background:
    radial-gradient(60% 70% at 50% 52%, rgba(242, 106, 33, 0.14), transparent 70%),
    color-mix(in srgb, var(--navy) 26%, var(--night));
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
  video::-webkit-media-text-track-container {
    transform: translateY(-64px);
  }
  .caption {
    position: absolute;
    left: 20px;
    top: 18px;
    pointer-events: none;
  }
  .overlay {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 88px;
    height: 88px;
    margin: -44px 0 0 -44px;
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
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 28px 20px 16px;
    color: var(--on-dark);
    background: linear-gradient(transparent, rgba(7, 23, 42, 0.85));
    pointer-events: none;
  }
  .bar button {
    width: 44px;
    height: 44px;
    flex: none;
    pointer-events: auto;
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
    aspect-ratio: 4 / 3.4;
    border-inline: 0;
    border-radius: 0;
    video {
      object-fit: contain;
    }
    .bar {
      padding: 28px 16px 12px;
    }
    .caption {
      display: none;
    }
  }
`;
