import { dial } from './annotations';
import type { Isometric } from './isometric';
import { laptop, mug, workScreen } from './objects';
import { circle, round, roundRect } from './outline';
import { disc, path, rect, rects } from './shapes';

/**
 * An exploded view of a workplace: four parts on one axis (along y, through the origin of x and z), each with its
 * face at the given position.
 */
export const workplace = { backup, network, identity, device };

/** Backup: a stack of platters. */
function backup(view: Isometric, y: number): string {
  const stack = [84, 56, 28, 0].map((back) => view.plate('y', circle(0, 0, 84), y - back, 10));
  const bolts = [0, 60, 120, 180, 240, 300].map((a) => {
    const angle = (a * Math.PI) / 180;
    return disc(20 * Math.cos(angle), 20 * Math.sin(angle), 2.4, 's3 fd');
  });
  const rings = [76, 66, 56, 46].map((r) => disc(0, 0, r, 'n s3'));
  const face = [
    ...rings,
    disc(0, 0, 30, 'fa s2'),
    disc(0, 0, 9, 'fd s2'),
    ...bolts,
    path('M30 0A30 30 0 0 1 15 26L38 66A76 76 0 0 0 76 0Z', 'fd s3'),
  ];
  return stack.join('') + view.left(0, y, 0, face.join(''));
}

/** Network: a patch panel with one live port. */
function network(view: Isometric, y: number): string {
  const slots: [number, number][] = [];
  for (const v of [-22, 22]) for (let column = 0; column < 6; column++) slots.push([column * 30 - 87, v]);
  const port = ([u, v]: [number, number]) => `M${u} ${v + 6}h5v-6h14v6h5v20h-24z`;
  const pins = ([u, v]: [number, number]) => `M${u + 6} ${v + 26}v-6m4 6v-6m4 6v-6m4 6v-6`;
  const live = slots[3]!;
  const idle = slots.filter((slot) => slot !== live);
  const lamps = [0, 1, 2, 3, 4, 5].map((i): [number, number, number, number] => [i * 30 - 82, -44, 14, 5]);
  const face = [
    rect(-96, -68, 192, 136, 7, 'n s3'),
    path(idle.map(port).join(''), 'fa s2'),
    path(port(live), 'fh s2'),
    path(idle.map(pins).join(''), 'n s3'),
    rects(
      lamps.filter((_, i) => i !== 3),
      'fl',
    ),
    rects([lamps[3]!], 'fh'),
    ...[
      [-90, -62],
      [90, -62],
      [-90, 62],
      [90, 62],
    ].map(([u, v]) => disc(u!, v!, 2.2, 's3 fd')),
  ];
  return view.plate('y', roundRect(0, 0, 206, 150, 12), y, 26) + view.left(0, y, 0, face.join(''));
}

/** Identity: a face in a graduated ring. */
function identity(view: Isometric, y: number): string {
  const face = [
    dial(84, 72, 8, 5, 6),
    disc(0, 0, 70, 'fb s2'),
    disc(0, 0, 60, 'fc s2'),
    path('M-38 46C-38 22-20 12 0 12S38 22 38 46A60 60 0 0 1-38 46Z', 'fa s1'),
    disc(0, -14, 19, 'fa s1'),
  ];
  return (
    view.plate('y', roundRect(0, 0, 186, 186, 30), y, 12, { face: 'fa' }) + view.left(0, y, 0, face.join(''))
  );
}

/** Device: a desk with a laptop, a mug and a notebook. The axis meets the middle of its screen. */
function device(view: Isometric, y: number): string {
  const lines = path('M10 14H46M10 26H46M10 38H36', 'n s3');
  const size = { width: 230, height: 150, depth: 146 };
  return (
    view.plate('z', roundRect(14, y + 78, 326, 246, 16), -82, 9) +
    view.top(-149, y - 45, -82, rect(8, 8, 310, 230, 10, 'n s3')) +
    laptop(view, -22, y, -82, size, workScreen(230, 150)) +
    view.plate('z', roundRect(136, y + 138, 56, 84, 4), -76, 6, { face: 'fb' }) +
    view.top(108, y + 96, -76, lines) +
    view.line(
      [
        [120, y + 176, -74],
        [152, y + 106, -74],
      ],
      's1',
    ) +
    mug(view, 138, y + 48, -82)
  );
}

/** A segment of the common axis. */
export const axis = (view: Isometric, from: number, to: number) => {
  const [a, b] = [view.at(0, from, 0), view.at(0, to, 0)];
  return path(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, 'ax');
};
