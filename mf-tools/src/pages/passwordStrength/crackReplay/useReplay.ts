import { useReducedMotion } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';

/**
 * Current step of a replay. Playing takes at most five seconds; a new subject starts at its end. `announcedStep` is the
 * step for screen readers.
 */
export function useReplay(steps: number, subject: unknown) {
  const isReducedMotion = useReducedMotion();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const [state, setState] = useState<State>({ subject, step: steps });
  const step = state.subject === subject ? state.step : steps;

  useEffect(() => () => clearInterval(timer.current), []);

  function play() {
    clearInterval(timer.current);
    if (isReducedMotion) return setState({ subject, step: steps, announcedStep: steps });
    let at = 0;
    setState({ subject, step: 0 });
    timer.current = setInterval(
      () => {
        at += 1;
        if (at >= steps) clearInterval(timer.current);
        setState({ subject, step: at, announcedStep: at === steps ? at : undefined });
      },
      Math.min(STEP_MS, MAX_DURATION_MS / steps),
    );
  }

  function next() {
    clearInterval(timer.current);
    const at = (step + 1) % (steps + 1);
    setState({ subject, step: at, announcedStep: at });
  }

  return { step, announcedStep: state.subject === subject ? state.announcedStep : undefined, play, next };
}

interface State {
  subject: unknown;
  step: number;
  announcedStep?: number;
}

const STEP_MS = 1300;
const MAX_DURATION_MS = 4500;
