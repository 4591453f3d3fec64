import type { Cross } from './scatterCrosses';

/** Brings every cross a step nearer to where it belongs; false once all are there. */
export function moveCrosses(crosses: Cross[], pointer: Point): boolean {
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

export function drawCrosses(
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

export type Point = { x: number; y: number } | null;

/** How far the pointer warms, and how far crosses link. */
const REACH = 100;

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
