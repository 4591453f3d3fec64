import type { CSSProperties } from 'react';

/**
 * A gauge of a figure: a level from 0 to 100, or what remains after a decrease. Decorative; the figure is shown
 * as text below.
 */
export function Gauge({ value, kind }: GaugeProps) {
  const isDecrease = kind === 'decrease';
  const length = isDecrease ? 100 - value : value;
  return (
    <div className="gauge" style={{ '--v': length } as CSSProperties} aria-hidden="true">
      <em>{isDecrease ? 'after' : 0}</em>
      <span>{isDecrease ? 'before' : 100}</span>
      <i className="base" />
      {isDecrease && <i className="saved" />}
      <i className="bar" />
      <i className="end" />
    </div>
  );
}

export interface GaugeProps {
  value: number;
  kind: 'decrease' | 'level';
}
