import { ember } from '@site/shell/illustrations/annotations';
import { round } from '@site/shell/illustrations/outline';
import { darkPalette } from '@site/shell/illustrations/palette';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Contour lines around a home town, on navy. */
const TOWN = { x: 250, y: 150 };
const STEPS = 28;

/** One contour: a circle pushed about by three slow waves, the outer ones further. */
function contour(level: number): string {
  const points = Array.from({ length: STEPS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / STEPS;
    const wave =
      0.16 * Math.sin(2 * angle + level * 0.5) +
      0.13 * Math.sin(3 * angle - level * 0.35 + 1) +
      0.07 * Math.sin(5 * angle + level * 0.8);
    const reach = (22 + level * 40) * (1 + wave);
    return [TOWN.x + reach * 1.1 * Math.cos(angle), TOWN.y + reach * 0.8 * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % STEPS]!, points[(i + 1) % STEPS]!];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curve = points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`).join('');
  return `M${middle(STEPS - 1)}${curve}Z`;
}

export default svg(
  { width: 500, height: 420, palette: { ...darkPalette, i2: '#41719F' } },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => path(contour(level), 'n s2')),
  ember(TOWN.x, TOWN.y, 5, 13),
);
