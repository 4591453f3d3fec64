import { useEffect, useRef } from 'react';
import { crossField } from './crossField';

/**
 * Registration crosses behind a section that warm and link near the pointer. `count` crosses, or as many as suit
 * the width: a tenth of it, between 50 and 150. Decoration: nothing is drawn under reduced motion.
 * Its parent must be positioned.
 */
export function ParticleField({ count = 'page', className }: ParticleFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? crossField(canvas.current, count) : undefined), [count]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
    <canvas
      ref={canvas}
      className={className}
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        pointerEvents: 'none',
        zIndex: -1,
      }}
    />
  );
}

export interface ParticleFieldProps {
  count?: number | 'page';
  className?: string;
}
