import { useEffect, useRef } from 'react';
import { crossField } from './crossField';

/**
 * Decorative registration marks behind the content that light up and link near the pointer: `count` of them behind
 * the positioned section around it; without `count`, behind the whole page: a tenth of its width, between 50 and 150.
 * Nothing is drawn with reduced motion.
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
