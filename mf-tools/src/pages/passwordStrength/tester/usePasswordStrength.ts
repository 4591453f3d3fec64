import { useEffect, useRef, useState } from 'react';
import { type Example, STRONG, WEAK } from '../strength/examples';
import type { Strength } from '../strength/Strength';

/**
 * The password on the bench and what is known about it. It lives here and nowhere else: not in the page's markup,
 * not in storage, not in any message. Leaving the page puts the example back.
 */
export function usePasswordStrength() {
  const [bench, setBench] = useState<TestState>(START);
  const turn = useRef(0);

  function test(password: string, about: string) {
    const mine = ++turn.current;
    const example = about === '' && [WEAK, STRONG].find((known) => known.password === password);
    if (example || password === '') return setBench({ password, about, ...known(example || undefined) });
    setBench((before) => ({ ...before, password, about, phase: 'measuring', segmentsOf: before.segmentsOf }));
    setTimeout(() => {
      if (turn.current === mine)
        measureNow(password, about).then((found) => turn.current === mine && setBench(found));
    }, PAUSE_MS);
  }

  useEffect(() => {
    const forget = () => {
      turn.current++;
      setBench(START);
    };
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);

  return {
    ...bench,
    /** Whether `strength` is about the password as it stands now. */
    isMeasured: bench.phase === 'measured' && bench.segmentsOf === bench.password,
    type: (password: string) => test(password, bench.about),
    tellAbout: (about: string) => test(bench.password, about),
    show: (example: Example) => test(example.password, bench.about),
    /** Brings the word lists before they are needed. */
    wake: () => void import('../strength/measure').catch(() => {}),
  };
}

export type PasswordTest = ReturnType<typeof usePasswordStrength>;

interface TestState {
  password: string;
  /** Words about the visitor, as typed. */
  about: string;
  phase: 'empty' | 'measuring' | 'measured' | 'failed';
  strength?: Strength;
  segmentsOf?: string;
}

const PAUSE_MS = 160;

const known = (example?: Example) =>
  example
    ? ({ phase: 'measured', strength: example.strength, segmentsOf: example.password } as const)
    : ({ phase: 'empty', strength: undefined, segmentsOf: undefined } as const);

const START: TestState = { password: WEAK.password, about: '', ...known(WEAK) };

/** Errors are swallowed whole: whatever went wrong, its message might quote the password. */
async function measureNow(password: string, about: string): Promise<TestState> {
  try {
    const { measure } = await import('../strength/measure');
    const words = about
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((word) => word.length > 2);
    return { password, about, phase: 'measured', strength: measure(password, words), segmentsOf: password };
  } catch {
    return { password, about, phase: 'failed' };
  }
}
