import type { FieldArea } from './scatterCrosses';

/** Measures a canvas and the text over it without forcing a synchronous layout. */
export function measureField(canvas: HTMLCanvasElement, onMeasure: (field: CanvasField) => void): void {
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
    onMeasure({ width: own.width, height: own.height, x: own.left + scrollX, y: own.top + scrollY, words });
  });
  observer.observe(canvas);
  for (const element of canvas.parentElement?.querySelectorAll(WORDS) ?? []) observer.observe(element);
}

export interface CanvasField extends FieldArea {
  /** Position of the canvas in the page. */
  x: number;
  y: number;
}

const WORDS = 'h1,h2,h3,p,li,a,blockquote,figcaption,th,td,label';
