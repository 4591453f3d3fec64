/**
 * Scroll margins for the caret of a text: what sticky and fixed bars cover at the top and bottom of the window,
 * measured whenever they are read, and some space.
 */
export function caretMargins(paper: HTMLElement | null) {
  return {
    left: 0,
    right: 0,
    get top() {
      return coveredHeight(paper, 'top') + SPACE;
    },
    get bottom() {
      return coveredHeight(paper, 'bottom') + SPACE;
    },
  };
}

const SPACE = 12;
const MAX_BARS = 8;

/** The height that bars cover above or below the text, found one after the other from the edge of the window. */
function coveredHeight(paper: HTMLElement | null, edge: 'top' | 'bottom'): number {
  if (!paper) return 0;
  const { left, width } = paper.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  let covered = 0;
  for (let bars = 0; bars < MAX_BARS && covered < height; bars += 1) {
    const y = edge === 'top' ? covered + 1 : height - covered - 1;
    const bar = barOf(document.elementFromPoint(left + width / 2, y), paper);
    if (!bar) break;
    const { top, bottom } = bar.getBoundingClientRect();
    const reached = edge === 'top' ? bottom : height - top;
    if (reached <= covered) break;
    covered = reached;
  }
  return covered;
}

/** The sticky or fixed element around `element`. Menus of the text are no bars: they follow the caret. */
function barOf(element: Element | null, paper: HTMLElement): Element | undefined {
  for (let each = element; each && !each.contains(paper); each = each.parentElement) {
    if (each.matches('[role="listbox"]')) return;
    if (/^(fixed|sticky)$/.test(getComputedStyle(each).position)) return each;
  }
  return;
}
