import { styled } from '@site/shell/kit';

/**
 * Around a section below the fold: the browser need not lay it out while the page starts. Only where scripts will
 * open it soon after (`useUnfolding`), since a folded section is missing from pictures of the whole page.
 */
export const Fold = styled('div')`
  @media (scripting: enabled) {
    content-visibility: auto;
    contain-intrinsic-size: auto 1000px;
    &.is-open { content-visibility: visible; }
  }
`;
