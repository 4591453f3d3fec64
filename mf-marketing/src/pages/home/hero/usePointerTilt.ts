import { useReducedMotion } from '@site/shell/kit';
import { type RefObject, useEffect } from 'react';

/**
 * Moves the illustration with the pointer: sets `--lean`, from -1 at the left edge to 1 at the right, by which
 * its parts spread along their axis. Does nothing for touch or with reduced motion.
 */
export function usePointerTilt(stage: RefObject<HTMLElement | null>): void {
  const isCalm = useReducedMotion();
  useEffect(() => {
    const element = stage.current;
    if (!element || isCalm || !window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
    let frame = 0;
    const lean = (value: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => element.style.setProperty('--lean', value.toFixed(3)));
    };
    const handleMove = ({ clientX }: PointerEvent) => {
      const { left, width } = element.getBoundingClientRect();
      lean(((clientX - left) / width) * 2 - 1);
    };
    const handleLeave = () => lean(0);
    element.addEventListener('pointermove', handleMove, { passive: true });
    element.addEventListener('pointerleave', handleLeave);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', handleMove);
      element.removeEventListener('pointerleave', handleLeave);
    };
  }, [stage, isCalm]);
}
