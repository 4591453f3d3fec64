/**
 * Flat shapes before projection: convex outlines with round corners, traversed by angle. Circles and rounded
 * rectangles stay true arcs (an isometric circle is an ellipse), which keeps files small and smooth at any size.
 */
export interface Outline {
  /** The four corner centers, counterclockwise from +u +v, and their common radius. */
  corners: [Point2D, Point2D, Point2D, Point2D];
  radius: number;
}

/** A point of a plane before projection. */
export type Point2D = readonly [u: number, v: number];

/** A rectangle around its center with round corners. */
export function roundRect(cu: number, cv: number, width: number, height: number, radius: number): Outline {
  const [du, dv] = [width / 2 - radius, height / 2 - radius];
  return {
    corners: [
      [cu + du, cv + dv],
      [cu - du, cv + dv],
      [cu - du, cv - dv],
      [cu + du, cv - dv],
    ],
    radius,
  };
}

export const circle = (cu: number, cv: number, radius: number): Outline =>
  roundRect(cu, cv, radius * 2, radius * 2, radius);

/** A projected plane: its point mapping, and the ellipse of its circles. */
export interface Plane {
  at: (u: number, v: number) => [x: number, y: number];
  tilt: number;
  /** 1 if growing angles run clockwise after projection. */
  sweep: 0 | 1;
  scale: number;
}

/** The path along an outline from one angle (degrees) to another. */
export function outlinePath(
  outline: Outline,
  plane: Plane,
  from: number,
  to: number,
  join: 'M' | 'L' = 'M',
): string {
  const { radius } = outline;
  const [major, minor] = [radius * plane.scale * MAJOR, radius * plane.scale * MINOR].map(round);
  const at = (angle: number, [u, v]: Point2D) => {
    const [x, y] = plane.at(u + radius * cos(angle), v + radius * sin(angle));
    return `${round(x)} ${round(y)}`;
  };
  const arcs = arcsBetween(outline, from, to);
  let path = `${join}${at(arcs[0]!.from, arcs[0]!.center)}`;
  arcs.forEach((arc, index) => {
    if (index > 0) path += `L${at(arc.from, arc.center)}`;
    path += `A${major} ${minor} ${plane.tilt} 0 ${plane.sweep} ${at(arc.to, arc.center)}`;
  });
  return path;
}

/** The angle at which the outline is parallel to a projected shift. */
export function tangentAngle(plane: Plane, [dx, dy]: Point2D): number {
  const [ox, oy] = plane.at(0, 0);
  const [ux, uy] = plane.at(1, 0);
  const [vx, vy] = plane.at(0, 1);
  return degrees(Math.atan2((vx - ox) * dy - (vy - oy) * dx, (ux - ox) * dy - (uy - oy) * dx));
}

function arcsBetween({ corners }: Outline, from: number, to: number) {
  const arcs: { center: Point2D; from: number; to: number }[] = [];
  for (let angle = from; angle < to - 1e-6; ) {
    const quarter = Math.floor(angle / 90 + 1e-9);
    const center = corners[((quarter % 4) + 4) % 4]!;
    const end = Math.min((quarter + 1) * 90, to);
    const last = arcs.at(-1);
    if (last && same(last.center, center) && end - last.from <= 180) last.to = end;
    else arcs.push({ center, from: angle, to: end });
    angle = end;
  }
  return arcs;
}

const same = (a: Point2D, b: Point2D) => a[0] === b[0] && a[1] === b[1];
const MAJOR = Math.sqrt(1.5);
const MINOR = Math.sqrt(0.5);
const degrees = (radians: number) => (radians * 180) / Math.PI;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10 || 0;
