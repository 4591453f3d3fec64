import { styled } from '@site/shell/kit';

/**
 * Wraps a section below the fold, so that the browser can skip its layout for the first paint
 * (`content-visibility`). The sections are opened soon after, one at a time, because a skipped section is
 * missing from screenshots and copied text: with `openFolds` when the browser is idle, and after a delay where
 * that does not run. `--place` is the index of the section. Nothing is skipped on a page visited before
 * (`data-again`).
 */
export const DeferredSection = styled('div')`
  content-visibility: auto;
  contain-intrinsic-size: auto 1000px;
  animation: unfold 1ms calc(3s + var(--place, 0) * 120ms) forwards;
  @keyframes unfold {
    to {
      content-visibility: visible;
    }
  }
  @media (scripting: none) {
    animation-delay: calc(1s + var(--place, 0) * 120ms);
  }
  [data-again] & {
    content-visibility: visible;
  }
  @media print, (prefers-reduced-motion: reduce) {
    content-visibility: visible;
  }
`;
