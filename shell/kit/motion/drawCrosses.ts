import type { Cross } from './scatterCrosses';

export type Point = { x: number; y: number } | null;

/** Brings every cross a step nearer to where it belongs; false when the picture is as it was. */
export function moveCrosses(crosses: Cross[], pointer: Point): boolean {
  let isMoving = false;
  for (const cross of crosses) {
    const dx = pointer ? pointer.x - cross.homeX : 0;
    const dy = pointer ? pointer.y - cross.homeY : 0;
    const distance = pointer ? Math.hypot(dx, dy) : REACH;
    const heat = distance < REACH ? 1 - distance / REACH : 0;
    const stepX = cross.homeX + dx * heat * 0.35 - cross.x;
    const stepY = cross.homeY + dy * heat * 0.35 - cross.y;
    if (heat !== cross.heat || cross.ink < 1 || Math.abs(stepX) + Math.abs(stepY) > 0.2) isMoving = true;
    cross.heat = heat;
    cross.x += stepX * 0.16;
    cross.y += stepY * 0.16;
    cross.ink = Math.min(1, cross.ink + 0.06);
  }
  return isMoving;
}

/** The crosses, and a line between any two nearer than 100 px: faint, and plain to see where the pointer is near. */
export function drawCrosses(pen: CanvasRenderingContext2D, crosses: Cross[]): void {
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.lineWidth = 1;
  crosses.forEach((cross, index) => {
    drawCross(pen, cross);
    for (let other = index + 1; other < crosses.length; other++) link(pen, cross, crosses[other]!);
  });
  pen.globalAlpha = 1;
}

/** How far the pointer warms, and how far crosses link. */
const REACH = 100;
const COLD = '#0E3F6E';
const LINKED = '#2D5D94';
const WARM = '#F26A21';
const ARM = 4;

function drawCross(pen: CanvasRenderingContext2D, { x, y, heat, ink }: Cross): void {
  pen.strokeStyle = heat ? WARM : COLD;
  pen.globalAlpha = ink * (heat ? 0.35 + heat * 0.65 : 0.2);
  pen.beginPath();
  pen.moveTo(x - ARM, y);
  pen.lineTo(x + ARM, y);
  pen.moveTo(x, y - ARM);
  pen.lineTo(x, y + ARM);
  pen.stroke();
}

function link(pen: CanvasRenderingContext2D, from: Cross, to: Cross): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) >= REACH || Math.abs(dy) >= REACH) return;
  const distance = Math.hypot(dx, dy);
  if (distance >= REACH) return;
  const heat = Math.max(from.heat, to.heat);
  pen.strokeStyle = LINKED;
  pen.globalAlpha = Math.min(from.ink, to.ink) * (1 - distance / REACH) * (heat ? 0.2 + heat * 0.5 : 0.1);
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}
