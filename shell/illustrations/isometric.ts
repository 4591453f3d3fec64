import { circle, type Outline, outlinePath, type Plane, type Point2D, round, tangentAngle } from './outline';

/**
 * An isometric view of a space with x to the lower right, y to the lower left and z up. Every method returns SVG
 * markup or a projected point; callers paint from back to front.
 */
export const iso = (scale = 1, originX = 0, originY = 0) => new Isometric(scale, originX, originY);

export type Point3D = readonly [x: number, y: number, z: number];

export class Isometric {
  constructor(
    readonly scale: number,
    private readonly originX: number,
    private readonly originY: number,
  ) {}

  /** Projects a 3D point to 2D. */
  at(x: number, y: number, z = 0): [number, number] {
    const { scale: k, originX, originY } = this;
    return [round(originX + k * (x - y) * COS), round(originY + k * ((x + y) / 2 - z))];
  }

  poly(points: Point3D[], className = 'fa s2'): string {
    return `<path class="${className}" d="${this.path(points)}Z"/>`;
  }

  line(points: Point3D[], className = 's2'): string {
    return `<path class="n ${className}" d="${this.path(points)}"/>`;
  }

  /** Projects flat markup onto a horizontal plane (u along x, v along y). */
  top(x: number, y: number, z: number, flat: string): string {
    return this.projectOnto([COS, 0.5, -COS, 0.5], [x, y, z], flat);
  }

  /** Projects flat markup onto a wall that faces the lower left (u along x, v down). */
  left(x: number, y: number, z: number, flat: string): string {
    return this.projectOnto([COS, 0.5, 0, 1], [x, y, z], flat);
  }

  /** Projects flat markup onto a wall that faces the lower right (u against y, v down). */
  right(x: number, y: number, z: number, flat: string): string {
    return this.projectOnto([COS, -0.5, 0, 1], [x, y, z], flat);
  }

  box(x: number, y: number, z: number, w: number, d: number, h: number, classes: BoxClasses = {}): string {
    const [X, Y, Z] = [x + w, y + d, z + h];
    const { top = 'fa', left = 'fb', right = 'fc', edge = 's1' } = classes;
    return (
      this.poly(
        [
          [x, Y, z],
          [X, Y, z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        `${left} s2`,
      ) +
      this.poly(
        [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        `${right} s2`,
      ) +
      this.poly(
        [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        `${top} s2`,
      ) +
      this.poly(
        [
          [x, Y, z],
          [X, Y, z],
          [X, y, z],
          [X, y, Z],
          [x, y, Z],
          [x, Y, Z],
        ],
        `n ${edge}`,
      )
    );
  }

  /** A plate: an outline across the axis at `at`, with its thickness behind it. */
  plate(axis: Axis, outline: Outline, at: number, thickness: number, classes: PlateClasses = {}): string {
    const { side = 'fc', face = FACE[axis], edge = 's1', rim = 's2' } = classes;
    const front = this.plane(axis, at);
    const faceOn = `<path class="${face} ${rim}" d="${outlinePath(outline, front, 0, 360)}Z"/>`;
    if (thickness === 0) return faceOn;
    const back = this.plane(axis, at - thickness);
    const [from, to] = [front.at(0, 0), back.at(0, 0)];
    const shift: Point2D = [to[0] - from[0], to[1] - from[1]];
    const start = tangentAngle(front, shift);
    const middle = front.at(
      Math.cos(((start + 90) * Math.PI) / 180),
      Math.sin(((start + 90) * Math.PI) / 180),
    );
    const isFront = (middle[0] - from[0]) * shift[0] + (middle[1] - from[1]) * shift[1] < 0;
    const [near, far] = isFront ? [front, back] : [back, front];
    const hull = `${outlinePath(outline, near, start, start + 180)}${outlinePath(outline, far, start + 180, start + 360, 'L')}Z`;
    return `<path class="${side} ${edge}" d="${hull}"/>${faceOn}`;
  }

  /** A standing cylinder. */
  cylinder(
    x: number,
    y: number,
    z: number,
    radius: number,
    height: number,
    classes: PlateClasses = {},
  ): string {
    return this.plate('z', circle(x, y, radius), z + height, height, { side: 'fb', ...classes });
  }

  /** Any closed profile (u along x, v up, counterclockwise), extruded backwards along y. */
  profile(points: Point2D[], y: number, depth: number, face = 'fb'): string {
    const edges = points.map((a, index) => ({ a, b: points[(index + 1) % points.length]! }));
    const walls = edges
      .filter(({ a, b }) => (b[1] - a[1]) * 0.6 - (b[0] - a[0]) * 0.8 > 0.01)
      .sort((p, q) => sum(p.a, p.b) - sum(q.a, q.b))
      .map(({ a, b }) =>
        this.poly(
          [
            [a[0], y - depth, a[1]],
            [b[0], y - depth, b[1]],
            [b[0], y, b[1]],
            [a[0], y, a[1]],
          ],
          `${a[0] - b[0] > b[1] - a[1] ? 'fa' : 'fc'} s2`,
        ),
      );
    return (
      walls.join('') +
      this.poly(
        points.map(([u, v]): Point3D => [u, y, v]),
        `${face} s1`,
      )
    );
  }

  private path(points: Point3D[]): string {
    return `M${points.map((point) => this.at(...point).join(' ')).join('L')}`;
  }

  private projectOnto(matrix: number[], origin: Point3D, flat: string): string {
    const turned = matrix.map((value) => Math.round(value * this.scale * 1e4) / 1e4);
    return `<g transform="matrix(${turned.join(' ')} ${this.at(...origin).join(' ')})">${flat}</g>`;
  }

  private plane(axis: Axis, at: number): Plane {
    const { scale: k, originX, originY } = this;
    const lift = LIFT[axis];
    return {
      at: (u, v) => {
        const [x, y, z] = lift(u, v, at);
        return [originX + k * (x - y) * COS, originY + k * ((x + y) / 2 - z)];
      },
      tilt: TILT[axis],
      sweep: axis === 'y' ? 0 : 1,
      scale: k,
    };
  }
}

/** The axis a plate is perpendicular to. */
export type Axis = 'x' | 'y' | 'z';
interface BoxClasses {
  top?: string;
  left?: string;
  right?: string;
  edge?: string;
}
interface PlateClasses {
  side?: string;
  face?: string;
  edge?: string;
  rim?: string;
}

const COS = Math.cos(Math.PI / 6);
const FACE: Record<Axis, string> = { x: 'fc', y: 'fb', z: 'fa' };
const TILT: Record<Axis, number> = { x: -60, y: 60, z: 0 };
const LIFT: Record<Axis, (u: number, v: number, at: number) => Point3D> = {
  x: (u, v, at) => [at, u, v],
  y: (u, v, at) => [u, at, v],
  z: (u, v, at) => [u, v, at],
};
const sum = (a: Point2D, b: Point2D) => a[0] + a[1] + b[0] + b[1];
