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

/** How many crosses: given, or a tenth of the width between 50 and 150. */
export function crossCount(count: number | 'page', width: number): number {
  return count === 'page' ? Math.max(50, Math.min(150, Math.floor(width / 10))) : count;
}

interface Cross {
  x: number;
  y: number;
  homeX: number;
  homeY: number;
  heat: number;
}

type Point = { x: number; y: number } | null;

const REACH = 100;
const TEXT = 'h1,h2,h3,p,li,a,blockquote';

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
    crosses = scatter(canvas, host, pen, count);
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

/** Crosses on the knots of the page's grid, none of them over text; the same ones at every visit. */
function scatter(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  pen: CanvasRenderingContext2D,
  count: number | 'page',
): Cross[] {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const { clientWidth: width, clientHeight: height } = host;
  canvas.width = width * density;
  canvas.height = height * density;
  pen.setTransform(density, 0, 0, density, 0, 0);
  const wanted = crossCount(count, width);
  const random = seededRandom(wanted * 13 + 7);
  const sheet = Math.min(1400, width - 2 * Math.max(16, Math.min(40, width * 0.032)));
  const grid = sheet / 24;
  const left = ((width - sheet) / 2) % grid;
  const covered = textBoxes(host);
  const crosses: Cross[] = [];
  for (let tries = 0; crosses.length < wanted && tries < wanted * 12; tries++) {
    const x = left + Math.floor((random() * (width - left)) / grid) * grid;
    const y = Math.floor((random() * height) / grid) * grid;
    if (!covered.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
      crosses.push({ x, y, homeX: x, homeY: y, heat: 0 });
  }
  return crosses;
}

function textBoxes(host: HTMLElement) {
  const origin = host.getBoundingClientRect();
  return [...host.querySelectorAll(TEXT)].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - origin.left - 14,
      top: box.top - origin.top - 10,
      right: box.right - origin.left + 14,
      bottom: box.bottom - origin.top + 10,
    };
  });
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function moveCrosses(crosses: Cross[], pointer: Point): boolean {
  let moving = false;
  for (const cross of crosses) {
    const dx = pointer ? pointer.x - cross.homeX : 0;
    const dy = pointer ? pointer.y - cross.homeY : 0;
    const distance = pointer ? Math.hypot(dx, dy) : REACH;
    cross.heat = distance < REACH ? 1 - distance / REACH : 0;
    const stepX = cross.homeX + dx * cross.heat * 0.35 - cross.x;
    const stepY = cross.homeY + dy * cross.heat * 0.35 - cross.y;
    cross.x += stepX * 0.16;
    cross.y += stepY * 0.16;
    if (Math.abs(stepX) + Math.abs(stepY) > 0.2) moving = true;
  }
  return moving;
}

function drawCrosses(
  pen: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  crosses: Cross[],
  pointer: Point,
): void {
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.lineWidth = 1;
  for (const { x, y, heat } of crosses) {
    pen.strokeStyle = heat ? `rgba(242,106,33,${0.35 + heat * 0.65})` : 'rgba(14,63,110,.2)';
    pen.beginPath();
    pen.moveTo(x - 4, y);
    pen.lineTo(x + 4, y);
    pen.moveTo(x, y - 4);
    pen.lineTo(x, y + 4);
    pen.stroke();
  }
  if (!pointer) return;
  for (const warm of crosses) if (warm.heat > 0) linkNear(pen, warm, crosses);
}

function linkNear(pen: CanvasRenderingContext2D, from: Cross, crosses: Cross[]): void {
  for (const to of crosses) {
    const distance = Math.hypot(from.x - to.x, from.y - to.y);
    if (distance === 0 || distance >= REACH) continue;
    pen.strokeStyle = `rgba(45,93,148,${0.35 * (1 - distance / REACH)})`;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

function whenIdle(start: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const idle = window.requestIdleCallback(start, { timeout: 3000 });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(start, 1200);
  return () => clearTimeout(timer);
}
