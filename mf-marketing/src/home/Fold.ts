import { styled } from '@site/shell/kit';

/**
 * Around a section below the fold: the browser need not lay it out for the first picture of the page. A second later
 * the folds open one after the other, scripts or not, because a folded section is missing from pictures of the whole
 * page and from its copied text. `--place` is the section's place among them.
 */
export const Fold = styled('div')`
  content-visibility: auto;
  contain-intrinsic-size: auto 1000px;
  animation: unfold 1ms calc(1s + var(--place, 0) * 60ms) forwards;
  @keyframes unfold {
    to {
      content-visibility: visible;
    }
  }
  @media print, (prefers-reduced-motion: reduce) {
    content-visibility: visible;
  }
`;
