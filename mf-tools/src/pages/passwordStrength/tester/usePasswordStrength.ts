import { useEffect, useRef, useState } from 'react';
import { type Example, STRONG, WEAK } from '../strength/examples';
import type { Strength } from '../strength/Strength';

/**
 * State of the tested password. It is only in memory: not in markup, storage or messages. Leaving the page restores the
 * example.
 */
export function usePasswordStrength() {
  const [state, setState] = useState<TestState>(INITIAL);
  const latest = useRef(0);

  function check(password: string, personalWords: string) {
    const current = ++latest.current;
    const example = personalWords === '' && [WEAK, STRONG].find((one) => one.password === password);
    if (example || password === '')
      return setState({ password, personalWords, ...exampleState(example || undefined) });
    setState((previous) => ({
      ...previous,
      password,
      personalWords,
      phase: 'measuring',
      measuredPassword: previous.measuredPassword,
    }));
    setTimeout(() => {
      if (latest.current === current)
        measureSafely(password, personalWords).then((found) => latest.current === current && setState(found));
    }, DEBOUNCE_MS);
  }

  useEffect(() => {
    const reset = () => {
      latest.current++;
      setState(INITIAL);
    };
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, []);

  return {
    ...state,
    /** Whether `strength` belongs to the current password. */
    isMeasured: state.phase === 'measured' && state.measuredPassword === state.password,
    type: (password: string) => check(password, state.personalWords),
    setPersonalWords: (personalWords: string) => check(state.password, personalWords),
    showExample: (example: Example) => check(example.password, state.personalWords),
    /** Preloads the word lists. */
    preload: () => void import('../strength/measure').catch(() => {}),
  };
}

export type PasswordTest = ReturnType<typeof usePasswordStrength>;

interface TestState {
  password: string;
  /** Personal words as typed. */
  personalWords: string;
  phase: 'empty' | 'measuring' | 'measured' | 'failed';
  strength?: Strength;
  measuredPassword?: string;
}

const DEBOUNCE_MS = 160;

const exampleState = (example?: Example) =>
  example
    ? ({ phase: 'measured', strength: example.strength, measuredPassword: example.password } as const)
    : ({ phase: 'empty', strength: undefined, measuredPassword: undefined } as const);

const INITIAL: TestState = { password: WEAK.password, personalWords: '', ...exampleState(WEAK) };

/** Errors are discarded completely, since their message may contain the password. */
async function measureSafely(password: string, personalWords: string): Promise<TestState> {
  try {
    const { measure } = await import('../strength/measure');
    const words = personalWords
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((word) => word.length > 2);
    return {
      password,
      personalWords,
      phase: 'measured',
      strength: measure(password, words),
      measuredPassword: password,
    };
  } catch {
    return { password, personalWords, phase: 'failed' };
  }
}
