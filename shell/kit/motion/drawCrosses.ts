import type { Cross } from './scatterCrosses';

export type Point = { x: number; y: number } | null;

/** Moves every cross one step towards its target; false if nothing changed. */
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

/** Draws the crosses and a line between any two closer than 100 px: faint, stronger near the pointer. */
export function drawCrosses(context: CanvasRenderingContext2D, crosses: Cross[]): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineWidth = 1;
  crosses.forEach((cross, index) => {
    drawCross(context, cross);
    for (let other = index + 1; other < crosses.length; other++) link(context, cross, crosses[other]!);
  });
  context.globalAlpha = 1;
}

/** Radius of the pointer's effect and of links, in px. */
const REACH = 100;
const COLD = '#0E3F6E';
const LINKED = '#2D5D94';
const WARM = '#F26A21';
const ARM = 4;

function drawCross(context: CanvasRenderingContext2D, { x, y, heat, ink }: Cross): void {
  context.strokeStyle = heat ? WARM : COLD;
  context.globalAlpha = ink * (heat ? 0.35 + heat * 0.65 : 0.2);
  context.beginPath();
  context.moveTo(x - ARM, y);
  context.lineTo(x + ARM, y);
  context.moveTo(x, y - ARM);
  context.lineTo(x, y + ARM);
  context.stroke();
}

function link(context: CanvasRenderingContext2D, from: Cross, to: Cross): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) >= REACH || Math.abs(dy) >= REACH) return;
  const distance = Math.hypot(dx, dy);
  if (distance >= REACH) return;
  const heat = Math.max(from.heat, to.heat);
  context.strokeStyle = LINKED;
  context.globalAlpha = Math.min(from.ink, to.ink) * (1 - distance / REACH) * (heat ? 0.2 + heat * 0.5 : 0.1);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}
