import { drawCrosses, moveCrosses, type Point } from './drawCrosses';
import { type Cross, scatterCrosses } from './scatterCrosses';
import { prefersReducedMotion } from './useReducedMotion';

/**
 * Draws the crosses of a `ParticleField` on its canvas and answers with the way to stop. Still until the pointer
 * comes within 100 px; starts when the browser is idle; at rest off-screen, in a hidden tab and under reduced motion.
 */
export function crossField(canvas: HTMLCanvasElement, count: number | 'page'): () => void {
  const host = canvas.parentElement;
  const pen = canvas.getContext?.('2d');
  if (!host || !pen || prefersReducedMotion()) return () => {};
  let stop = () => {};
  const idle = whenIdle(() => {
    stop = startField(canvas, host, pen, count);
  });
  return () => {
    idle();
    stop();
  };
}

function startField(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  pen: CanvasRenderingContext2D,
  count: number | 'page',
) {
  let crosses: Cross[] = [];
  let pointer: Point = null;
  let frame = 0;
  let visible = true;

  const draw = () => {
    frame = 0;
    if (!visible || document.hidden) return;
    const moving = moveCrosses(crosses, pointer);
    drawCrosses(pen, canvas, crosses, pointer);
    if (moving) wake();
  };
  const wake = () => {
    if (!frame) frame = requestAnimationFrame(draw);
  };
  const measure = () => {
    crosses = scatterCrosses(canvas, host, pen, count);
    wake();
  };
  const stop = listenTo(host, canvas, {
    point: (next) => {
      pointer = next;
      wake();
    },
    resized: measure,
    seen: (now) => {
      visible = now;
      if (now) wake();
    },
  });
  measure();
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

interface FieldEvents {
  point: (pointer: Point) => void;
  resized: () => void;
  seen: (visible: boolean) => void;
}

function listenTo(host: HTMLElement, canvas: HTMLCanvasElement, events: FieldEvents): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const passive = { signal, passive: true };
  const handleMove = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    events.point({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  host.addEventListener('pointermove', handleMove, passive);
  host.addEventListener('pointerleave', () => events.point(null), passive);
  document.addEventListener('visibilitychange', () => events.seen(true), { signal });
  const sizes = new ResizeObserver(events.resized);
  sizes.observe(host);
  const sight = new IntersectionObserver(([entry]) => events.seen(entry?.isIntersecting ?? true));
  sight.observe(canvas);
  return () => {
    leaving.abort();
    sizes.disconnect();
    sight.disconnect();
  };
}

function whenIdle(start: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const idle = window.requestIdleCallback(start, { timeout: 3000 });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(start, 1200);
  return () => clearTimeout(timer);
}
