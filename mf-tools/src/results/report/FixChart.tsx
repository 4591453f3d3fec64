import type { Report } from '@site/api/tools/reports/contract';

/** All fixes by impact and ease; the first three are numbered, and the line below them is where their rank ends. */
export function FixChart({ report: { fixes } }: { report: Report }) {
  const positions = arrange(fixes);
  const description = `${fixes.length} possible fixes by ease and impact. The first three: ${fixes
    .slice(0, 3)
    .map(({ title }) => title)
    .join(', ')}.`;
  return (
    <svg className="plot" viewBox="0 0 560 440" role="img" aria-label={description}>
      <defs>
        <pattern
          id="plot-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" className="hatch is-faint" />
        </pattern>
      </defs>
      <path d={drawBest(fixes)} fill="url(#plot-hatch)" className="best" />
      <path d="M52 20V390H542" className="d1" />
      <path
        d="M174 390v8M297 390v8M420 390v8M542 390v8M52 297h-8M52 205h-8M52 112h-8M52 20h-8"
        className="d4"
      />
      <text x={542} y={418} textAnchor="end">
        easy
      </text>
      <text x={52} y={418}>
        hard
      </text>
      <text x={34} y={20} textAnchor="end" transform="rotate(-90 34 20)">
        much
      </text>
      <text x={34} y={390} transform="rotate(-90 34 390)">
        little
      </text>
      <text x={297} y={436} textAnchor="middle" className="on">
        Ease
      </text>
      <text x={14} y={205} textAnchor="middle" transform="rotate(-90 14 205)" className="on">
        Impact
      </text>
      {positions.map(([x, y], index) =>
        index < 3 ? null : <circle key={fixes[index]?.title} cx={x} cy={y} r={5.5} className="other" />,
      )}
      {positions.slice(0, 3).map(([x, y], index) => (
        <g key={fixes[index]?.title} className={index === 0 ? 'is-first' : undefined}>
          {index === 0 && <circle cx={x} cy={y} r={26} className="halo" />}
          <circle cx={x} cy={y} r={16} className="ball" />
          <text x={x} y={y + 6} textAnchor="middle" className="num">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The area of the fixes that rank at least as high as the third: those whose impact times ease is as great. */
function drawBest(fixes: Report['fixes']): string {
  const ranks = fixes.slice(0, 3).map(({ impact, ease }) => impact * ease);
  // A little less, so that the line passes below the number.
  const least = Math.max(MOST, Math.min(MOST * MOST, ...ranks) * 0.92);
  const from = Math.max(1, least / MOST);
  const curve = Array.from({ length: 25 }, (_, step) => {
    const ease = from * (MOST / from) ** (step / 24);
    return `${toX(ease).toFixed(1)} ${toY(least / ease).toFixed(1)}`;
  });
  return `M${curve.join('L')}V${toY(MOST)}Z`;
}

const MOST = 100;
const toX = (ease: number) => 52 + ease * 4.9;
const toY = (impact: number) => 380 - impact * 3.4;

/** Positions of the fixes; overlapping ones are placed side by side. */
function arrange(fixes: Report['fixes']): [number, number][] {
  const counts = new Map<string, number>();
  const numbered: [number, number][] = [];
  return fixes.map(({ impact, ease }, index) => {
    const key = `${ease} ${Math.round(impact / 8)}`;
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    const step = index < 4 ? 36 : 16;
    const offset = (earlier % 2 ? 1 : -1) * Math.ceil(earlier / 2) * step;
    let x = Math.min(524, Math.max(70, toX(ease) + offset));
    const y = toY(impact);
    if (index < 3) {
      while (numbered.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 36)) x -= 6;
      numbered.push([x, y]);
    }
    return [x, y];
  });
}
