/** Crosses on the knots of the page's grid, none of them over text; the same ones at every visit. */
export function scatterCrosses(
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

export interface Cross {
  x: number;
  y: number;
  homeX: number;
  homeY: number;
  heat: number;
}

/** How many crosses: given, or a tenth of the width between 50 and 150. */
export function crossCount(count: number | 'page', width: number): number {
  return count === 'page' ? Math.max(50, Math.min(150, Math.floor(width / 10))) : count;
}

const TEXT = 'h1,h2,h3,p,li,a,blockquote';

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
