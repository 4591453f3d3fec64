import { drawCrosses, moveCrosses, type Point } from './drawCrosses';
import { type CanvasField, measureField } from './measureField';
import { type Cross, crossCount, type FieldArea, scatterCrosses } from './scatterCrosses';
import { prefersReducedMotion } from './useReducedMotion';

/**
 * Draws the crosses of a `ParticleField` on its canvas; returns the function that stops it. Crosses are still until
 * the pointer comes within 100 px. Drawing starts when the page has loaded and the browser is idle, and pauses
 * off-screen, in a hidden tab and with reduced motion. The canvas has the number of crosses in `data-crosses`.
 */
export function crossField(canvas: HTMLCanvasElement, count?: number): () => void {
  const pen = canvas.getContext?.('2d');
  if (!pen || prefersReducedMotion()) return () => {};
  const leaving = new AbortController();
  whenIdle(() => startField(canvas, pen, count, leaving.signal), leaving.signal);
  return () => leaving.abort();
}

function startField(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  count: number | undefined,
  signal: AbortSignal,
) {
  let crosses: Cross[] = [];
  let pointer: Point = null;
  let origin = { x: 0, y: 0 };
  let frame = 0;
  let isVisible = true;
  let isStale = false;

  const draw = () => {
    frame = 0;
    if (!isVisible || document.hidden) return;
    const isMoving = moveCrosses(crosses, pointer);
    if (!isMoving && !isStale) return;
    isStale = false;
    drawCrosses(pen, crosses);
    if (isMoving) wake();
  };
  const wake = () => {
    if (!frame && !signal.aborted) frame = requestAnimationFrame(draw);
  };
  const settle = (field: CanvasField) => {
    if (signal.aborted) return;
    origin = field;
    if (resizeCanvas(canvas, pen, field)) crosses = [];
    crosses = scatterCrosses(crossCount(count, field.width), field, crosses);
    isStale = true;
    canvas.dataset.crosses = String(crosses.length);
    wake();
  };
  const events = {
    measure: () => measureField(canvas, settle),
    point: (event: PointerEvent | null) => {
      pointer = event && pointOn(event, count === undefined ? null : origin);
      wake();
    },
    see: (isSeen: boolean) => {
      isVisible = isSeen;
      wake();
    },
  };
  document.addEventListener('visibilitychange', wake, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  listenTo(canvas, count === undefined, events, signal);
}

/** The pointer's position on a canvas at `origin` in the page, or (null) on one that fills the window. */
function pointOn({ clientX, clientY, pageX, pageY }: PointerEvent, origin: Point): Point {
  return origin ? { x: pageX - origin.x, y: pageY - origin.y } : { x: clientX, y: clientY };
}

interface FieldEvents {
  measure: () => void;
  point: (event: PointerEvent | null) => void;
  see: (isVisible: boolean) => void;
}

function listenTo(canvas: HTMLCanvasElement, isPage: boolean, events: FieldEvents, signal: AbortSignal) {
  const host = (isPage ? document.documentElement : canvas.parentElement) as HTMLElement;
  const passive = { signal, passive: true };
  host.addEventListener('pointermove', events.point, passive);
  host.addEventListener('pointerleave', () => events.point(null), passive);
  if (isPage) afterScrolling(events.measure, signal);
  // Content above the section may have grown since it was measured.
  else host.addEventListener('pointerenter', events.measure, passive);
  const sizes = new ResizeObserver(events.measure);
  sizes.observe(canvas);
  const sight = new IntersectionObserver(([entry]) => events.see(entry?.isIntersecting ?? true));
  sight.observe(canvas);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    sight.disconnect();
  });
}

/** Resizes the canvas to its size in device pixels; true if that cleared it. */
function resizeCanvas(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  { width, height }: FieldArea,
): boolean {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width === across && canvas.height === down) return false;
  canvas.width = across;
  canvas.height = down;
  pen.setTransform(density, 0, 0, density, 0, 0);
  return true;
}

/** Places the crosses again after scrolling, because text has moved over them. */
function afterScrolling(settle: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const handleScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, 200);
  };
  window.addEventListener('scroll', handleScroll, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function whenIdle(start: () => void, signal: AbortSignal): void {
  const begin = () => !signal.aborted && start();
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
