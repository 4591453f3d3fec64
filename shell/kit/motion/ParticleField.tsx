import { useEffect, useRef } from 'react';
import { crossField } from './crossField';

/**
 * Registration crosses behind the content that warm and link near the pointer: `count` of them behind the section
 * it stands in, whose box must be positioned; without `count` behind the whole page, wherever it is scrolled, as
 * many as suit the width: a tenth of it, between 50 and 150. Decoration: nothing is drawn under reduced motion.
 */
export function ParticleField({ count }: ParticleFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? crossField(canvas.current, count) : undefined), [count]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
    <canvas
      ref={canvas}
      aria-hidden="true"
      style={{
        position: count === undefined ? 'fixed' : 'absolute',
        inset: 0,
        width: '100%',
        // A phone's address bar comes and goes; the page's canvas must not be drawn anew for that.
        height: count === undefined ? '100lvh' : '100%',
        pointerEvents: 'none',
        zIndex: -1,
      }}
    />
  );
}

export interface ParticleFieldProps {
  count?: number;
}
