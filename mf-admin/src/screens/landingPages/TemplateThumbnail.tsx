import { styled } from '@site/shell/kit';
import type { ReactNode } from 'react';
import type { BlockKind } from '../../workbench/landingBlocks/blockFields';

const WIDTH = 240;
const HEIGHT = 230;
const GAP = 6;

/** An outline of a page: its blocks one below the other, each with the shape of its content. */
export function TemplateThumbnail({ kinds }: { kinds: readonly BlockKind[] }) {
  const shapes = kinds.map((kind) => shapeOf[kind]);
  const tops = shapes.map((_, index) =>
    shapes.slice(0, index).reduce((top, { height }) => top + height + GAP, GAP),
  );
  return (
    <Styles>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a template never change
          <g key={index} transform={`translate(0 ${tops[index]})`}>
            {shape.content}
          </g>
        ))}
      </svg>
    </Styles>
  );
}

interface Shape {
  height: number;
  content: ReactNode;
}

/** A line of text, or a heading. */
const line = (x: number, y: number, width: number, className = 'line') => (
  <rect
    key={`${x} ${y}`}
    className={className}
    x={x}
    y={y}
    width={width}
    height={className === 'title' ? 6 : 3}
  />
);
const box = (x: number, y: number, width: number, height: number, className = 'box') => (
  <rect key={`${x} ${y}`} className={className} x={x} y={y} width={width} height={height} rx="2" />
);
const title = line(16, 4, 84, 'title');
/** As many columns, each with a few lines. */
const columns = (count: number, mark: (x: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => {
    const x = 16 + index * (212 / count);
    return [mark(x), line(x, 30, 212 / count - 16), line(x, 36, 212 / count - 26)];
  });

const shapeOf: Record<BlockKind, Shape> = {
  hero: {
    height: 62,
    content: [
      line(16, 8, 104, 'title'),
      line(16, 19, 70, 'title'),
      line(16, 32, 96),
      box(16, 42, 36, 11, 'accent'),
      box(57, 42, 36, 11),
      box(144, 6, 80, 50, 'fill'),
    ],
  },
  proof: { height: 44, content: [title, columns(3, (x) => line(x, 20, 22, 'title'))] },
  benefits: { height: 44, content: [title, columns(3, (x) => box(x, 18, 8, 8, 'fill'))] },
  steps: {
    height: 44,
    content: [
      title,
      line(16, 21, 208),
      columns(4, (x) => <circle className="accent" cx={x + 4} cy={22.5} r="4" />),
    ],
  },
  form: {
    height: 66,
    content: [
      title,
      box(16, 16, 101, 13),
      box(123, 16, 101, 13),
      box(16, 33, 208, 16),
      box(16, 53, 44, 11, 'accent'),
    ],
  },
  booking: { height: 34, content: [title, line(16, 16, 110), box(16, 23, 44, 11, 'accent')] },
  faq: {
    height: 46,
    content: [
      title,
      [18, 28, 38].map((y) => [line(16, y, 120), line(216, y, 8), line(16, y + 6, 208, 'rule')]),
    ],
  },
  tool: { height: 40, content: [title, box(16, 16, 150, 14), box(172, 16, 52, 14, 'accent')] },
  countdown: {
    height: 46,
    content: [title, [0, 1, 2, 3].map((unit) => box(16 + unit * 40, 16, 32, 24, 'fill'))],
  },
  film: {
    height: 66,
    content: [
      title,
      box(16, 16, 208, 48, 'fill'),
      <path key="play" className="accent" d="M114 32 L128 40 L114 48 Z" />,
    ],
  },
  text: { height: 40, content: [title, [16, 23, 30].map((y) => line(16, y, 190 - y))] },
};

const Styles = styled('div')`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--paper);
  overflow: hidden;
  svg {
    display: block;
    width: 100%;
    aspect-ratio: ${WIDTH} / ${HEIGHT};
  }
  .title {
    fill: var(--ink);
  }
  .line {
    fill: var(--ink);
    opacity: 0.35;
  }
  .rule {
    fill: var(--line-2);
    height: 1px;
  }
  .box {
    fill: var(--sheet);
    stroke: var(--line-2);
  }
  .fill {
    fill: var(--blue);
    opacity: 0.22;
  }
  .accent {
    fill: var(--ember);
  }
`;
