/** The phone number as a technical drawing with dimension lines. Decorative. */
export function DimensionedNumber({ text }: { text: string }) {
  const groups = US_NUMBER.test(text) ? US_GROUPS : FULL_RANGE;
  return (
    <svg viewBox="0 0 1200 252" aria-hidden="true">
      <g className="lines">
        {groups.map(([from, to]) => (
          <path key={from} d={`M${from} 28H${to}M${from} 18V74M${to} 18V74`} />
        ))}
      </g>
      <g className="ticks">
        {groups.flat().map((x) => (
          <path key={x} d={`M${x - 6} 34l12-12`} />
        ))}
      </g>
      <text x="-2" y="206" textLength="1150" lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
      <circle className="halo" cx="1176" cy="190" r="46" />
      <circle className="ember" cx="1176" cy="190" r="15" />
      <defs>
        <radialGradient id="number-halo">
          <stop offset="0" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}

const US_NUMBER = /^\(\d{3}\) \d{3}-\d{4}$/;

/** The start and end of area code, prefix and line number of a US number at the illustration's width. */
const US_GROUPS = [
  [12, 355],
  [394, 678],
  [753, 1152],
] as const;
const FULL_RANGE = [[12, 1152]] as const;
