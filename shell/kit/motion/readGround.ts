import type { Ground } from './scatterCrosses';

/** Measures a canvas, and where words stand over it, without making the browser lay the page out for it. */
export function readGround(canvas: HTMLCanvasElement, tell: (ground: CanvasGround) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const own = entries.find(({ target }) => target === canvas)?.boundingClientRect;
    if (!own?.width || !own.height) return;
    const words = entries
      .filter(
        ({ target, boundingClientRect: box }) =>
          target !== canvas && box.bottom > own.top && box.top < own.bottom,
      )
      .map(({ boundingClientRect: box }) => ({
        left: box.left - own.left,
        top: box.top - own.top,
        right: box.right - own.left,
        bottom: box.bottom - own.top,
      }));
    tell({ width: own.width, height: own.height, x: own.left + scrollX, y: own.top + scrollY, words });
  });
  observer.observe(canvas);
  for (const element of canvas.parentElement?.querySelectorAll(WORDS) ?? []) observer.observe(element);
}

export interface CanvasGround extends Ground {
  /** The canvas' place in the page. */
  x: number;
  y: number;
}

const WORDS = 'h1,h2,h3,p,li,a,blockquote,figcaption,th,td,label';
