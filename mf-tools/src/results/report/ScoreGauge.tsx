import type { Report } from '@site/api/tools/reports/contract';

/** Gauge of the score: three quarters of a circle with a mark at each band. */
export function ScoreGauge({ report: { score, band, bands } }: { report: Report }) {
  const description = `${score} of 100. Band: ${band}. ${bands.map(({ label, from }) => `${label} from ${from}`).join(', ')}.`;
  const [x, y] = pointAt(R - 4, score);
  return (
    <svg className="dial" viewBox="-40 -4 520 352" role="img" aria-label={description}>
      <path d={arc(R, 0, 100)} className="d1" />
      {score > 0 && <path d={arc(R - 9, 0, score)} className="d2" />}
      <path d={TICKS} className="d3" />
      {bands.map(({ label, from }, index) => (
        <BandMark
          key={label}
          label={label}
          from={from}
          to={bands[index + 1]?.from ?? 100}
          isHere={label === band}
        />
      ))}
      <path d={`M${coordinates(R - 78, score)}L${coordinates(R - 4, score)}`} className="d5" />
      <circle cx={x} cy={y} r={17} className="halo" />
      <circle cx={x} cy={y} r={8} className="ember" />
      <text x={CX} y={244} textAnchor="middle" className="big">
        {score}
      </text>
      <text x={CX} y={284} textAnchor="middle" className="on b2">
        {band}
      </text>
      <text x={pointAt(R, 0)[0]} y={341} textAnchor="middle">
        0
      </text>
      <text x={pointAt(R, 100)[0]} y={341} textAnchor="middle">
        100
      </text>
    </svg>
  );
}

function BandMark({ label, from, to, isHere }: { label: string; from: number; to: number; isHere: boolean }) {
  const [x, y] = pointAt(R + 20, (from + to) / 2);
  const anchor = Math.abs(x - CX) < 40 ? 'middle' : x < CX ? 'end' : 'start';
  return (
    <>
      {from > 0 && <path d={`M${coordinates(R + 14, from)}L${coordinates(R - 32, from)}`} className="d4" />}
      <text x={x} y={y + 4} textAnchor={anchor} className={isHere ? 'on' : undefined}>
        {label}
      </text>
    </>
  );
}

const CX = 220;
const CY = 214;
const R = 176;

/** Point of a value at a distance from the center. */
function pointAt(radius: number, value: number): [number, number] {
  const angle = ((144 + 2.52 * value) * Math.PI) / 180;
  return [round(CX + radius * Math.cos(angle)), round(CY + radius * Math.sin(angle))];
}

const round = (value: number) => Math.round(value * 10) / 10;
const coordinates = (radius: number, value: number) => pointAt(radius, value).join(' ');
const arc = (radius: number, from: number, to: number) =>
  `M${coordinates(radius, from)}A${radius} ${radius} 0 ${(to - from) * 2.52 > 180 ? 1 : 0} 1 ${coordinates(radius, to)}`;

const TICKS = Array.from({ length: 101 }, (_, value) => {
  const length = value % 10 === 0 ? 18 : value % 5 === 0 ? 12 : 7;
  return `M${coordinates(R, value)}L${coordinates(R - length, value)}`;
}).join('');
