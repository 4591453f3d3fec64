import styled from '@emotion/styled/base';
import { below } from '../theme/widths';

/** Styles of the carousel: its cards before and after hydration, and its controls. */
export const CarouselFrame = styled('div')`
  position: relative;
  .window {
    --side: calc((100vw - min(1400px, 100vw - 2 * var(--gutter))) / 2);
    margin: -28px calc(-1 * var(--side));
    padding: 28px var(--side);
    overflow: clip;
    mask: linear-gradient(
      90deg,
      transparent,
      rgba(0, 0, 0, 0.35) calc(var(--side) - 1px),
      black var(--side),
      black calc(100% - var(--side)),
      rgba(0, 0, 0, 0.35) calc(100% - var(--side) + 1px),
      transparent
    );
  }
  ul {
    display: flex;
    align-items: stretch;
  }
  li {
    display: flex;
    min-width: 0;
  }
  li > *,
  .card > * {
    flex: 1;
    min-width: 0;
  }
  .card {
    display: flex;
    min-width: 0;
  }
  .still {
    overflow-x: auto;
    overflow-y: hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    margin-block: -28px;
    padding-block: 28px;
  }
  .still > li {
    flex: 0 0 calc(100% / 3);
    scroll-snap-align: start;
  }
  .react-multi-carousel-list {
    display: flex;
    align-items: stretch;
    position: relative;
  }
  .react-multi-carousel-track {
    position: relative;
    margin: 0;
    padding: 0;
    will-change: transform;
    touch-action: pan-y;
    user-select: none;
  }
  .react-multi-carousel-item {
    flex-shrink: 0 !important;
  }
  .react-multi-carousel-item > .card {
    flex: 1;
  }
  .controls {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 56px;
    min-height: 48px;
  }
  .scale {
    flex: 1;
    position: relative;
    height: 44px;
    margin-left: 20px;
    display: flex;
  }
  .scale button {
    flex: 1;
    min-width: 0;
    border: 0;
    background:
      linear-gradient(var(--line-2), var(--line-2)) 0 100% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 20%) 0 100% / 100% 6px no-repeat,
      linear-gradient(var(--blue), var(--blue)) 0 100% / 1px 14px no-repeat;
    position: relative;
    padding: 0 0 16px 6px;
    font: 450 0.75rem / 1 var(--mono);
    color: var(--blue);
    text-align: left;
    cursor: pointer;
  }
  .scale button[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .scale button[aria-current]::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 3px;
    background: var(--ember);
  }
  @media ${below.laptop} {
    .still > li {
      flex-basis: 50%;
    }
    .still > .is-before {
      order: 1;
    }
  }
  @media ${below.small} {
    .still > li {
      flex-basis: 100%;
    }
    .controls {
      gap: 8px;
      margin-top: 48px;
    }
    .scale {
      margin-left: 8px;
    }
    .is-long {
      flex-wrap: wrap;
      min-height: 108px;
      align-content: flex-end;
    }
    .is-long .scale {
      flex: 1 0 100%;
      margin: 8px 0 0;
    }
    .scale button {
      font-size: 0;
      padding-left: 0;
    }
    .scale button[aria-current] {
      font-size: 0.75rem;
    }
  }
  @media print {
    .window {
      overflow: visible;
      mask: none;
    }
    .controls {
      display: none;
    }
    .still,
    .react-multi-carousel-track {
      flex-wrap: wrap;
      transform: none !important;
    }
    .still > li,
    .react-multi-carousel-item {
      flex: 0 0 calc(100% / 3) !important;
      width: auto !important;
      break-inside: avoid;
    }
  }
`;
