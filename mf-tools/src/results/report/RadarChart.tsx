import type { Report } from '@site/api/tools/reports/contract';

/** Radar chart of the partial scores with the target; the weakest is highlighted. */
export function RadarChart({ report: { parts, goal } }: { report: Report }) {
  const weakest = Math.min(...parts.map(({ score }) => score));
  const weakestIndex = parts.findIndex(({ score }) => score === weakest);
  const description = `${parts.map(({ label, score }) => `${label} ${score}`).join(', ')}.`;
  const corner = (index: number, value: number) => pointAt(index, parts.length, (value / 100) * R);
  const outline = (values: number[]) =>
    `M${values.map((value, index) => corner(index, value).join(' ')).join('L')}Z`;
  return (
    <svg className="radar" viewBox="0 0 440 388" role="img" aria-label={description}>
      <defs>
        <pattern
          id="radar-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" className="hatch" />
        </pattern>
      </defs>
      {[20, 40, 60, 80, 100].map((ring) => (
        <path key={ring} d={outline(parts.map(() => ring))} className="r1" />
      ))}
      {parts.map(({ label }, index) => (
        <path key={label} d={`M${CX} ${CY}L${corner(index, 100).join(' ')}`} className="r1" />
      ))}
      <path d={outline(parts.map(() => goal.from))} className="r2" />
      <path d={outline(parts.map(({ score }) => score))} className="r3" fill="url(#radar-hatch)" />
      {parts.map(({ label, score }, index) => {
        const [x, y] = corner(index, score);
        return (
          <circle
            key={label}
            cx={x}
            cy={y}
            r={index === weakestIndex ? 7 : 4}
            className={index === weakestIndex ? 'ember' : 'dot'}
          />
        );
      })}
      {parts.map(({ label, score }, index) => (
        <Label key={label} label={label} score={score} position={pointAt(index, parts.length, R + 20)} />
      ))}
      <path d="M128 380H162" className="r2" />
      <text x={170} y={384}>
        line to {goal.label}, {goal.from}
      </text>
    </svg>
  );
}

function Label({
  label,
  score,
  position: [x, y],
}: {
  label: string;
  score: number;
  position: [number, number];
}) {
  const anchor = Math.abs(x - CX) < 20 ? 'middle' : x < CX ? 'end' : 'start';
  const top = y < 60 ? y - 14 : y;
  return (
    <>
      <text x={x} y={top} textAnchor={anchor} className="on">
        {label}
      </text>
      <text x={x} y={top + 19} textAnchor={anchor}>
        {score}
      </text>
    </>
  );
}

const CX = 220;
const CY = 190;
const R = 132;

function pointAt(index: number, of: number, radius: number): [number, number] {
  const angle = (index / of) * 2 * Math.PI - Math.PI / 2;
  return [round(CX + radius * Math.cos(angle)), round(CY + radius * Math.sin(angle))];
}

const round = (value: number) => Math.round(value * 10) / 10;
