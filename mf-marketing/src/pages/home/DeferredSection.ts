import { styled } from '@site/shell/kit';

/**
 * Around a section below the fold: the browser need not lay it out for the first paint of the page. Soon after the
 * folds open one after the other, because a folded section is missing from images of the whole page and from its
 * copied text: with `openFolds` whenever the browser is idle, and by the clock where that does not run. `--place` is the
 * section's place among them. Nothing is folded where the visitor has been before: `data-again`.
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
