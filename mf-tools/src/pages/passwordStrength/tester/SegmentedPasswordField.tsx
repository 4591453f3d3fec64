import { type CSSProperties, useEffect, useRef } from 'react';
import { Exponents } from '../guesses/Exponents';
import { formatGuesses } from '../guesses/formatGuesses';
import { SegmentCells, SegmentChips } from '../segments/SegmentCells';
import { WEAK } from '../strength/examples';
import type { Segment } from '../strength/Strength';
import { SegmentedPasswordFieldStyles } from './SegmentedPasswordFieldStyles';
import type { PasswordTest } from './usePasswordStrength';

/**
 * The password as a section drawing: one cell a character, each part hatched by what it is and lettered below.
 * The input keeps its own value (nothing is written into the page's attributes) and lies over the drawing.
 */
export function SegmentedPasswordField({ test, isHidden }: { test: PasswordTest; isHidden: boolean }) {
  const { password } = test;
  const field = useUncontrolledValue(test);
  const segments = displayedSegments(test);
  const count = Math.max(1, [...password].length);
  return (
    <SegmentedPasswordFieldStyles
      className={layoutClass(password, count)}
      style={{ '--n': count } as CSSProperties}
    >
      <div className="room">
        <SegmentCells segments={segments} />
        <input
          ref={field}
          id="password"
          type={isHidden ? 'password' : 'text'}
          defaultValue={INITIAL}
          autoComplete={isHidden ? 'new-password' : 'off'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Type or paste"
          data-1p-ignore=""
          data-lpignore="true"
          onFocus={(event) => {
            test.preload();
            if (event.target.value === INITIAL) event.target.select();
          }}
          onChange={(event) => test.type(event.target.value)}
        />
        <div className="under" />
        <p className="total" aria-hidden="true">
          {test.strength && (
            <>
              <b>
                <Exponents>{formatGuesses(test.strength.guesses)}</Exponents>
              </b>
              <span>guesses open it</span>
            </>
          )}
        </p>
      </div>
      <SegmentChips segments={segments} isHidden={isHidden} />
    </SegmentedPasswordFieldStyles>
  );
}

const INITIAL = WEAK.password;

/** Until a new text is measured, its characters stand in plain cells. */
function displayedSegments({
  isMeasured,
  strength,
  password,
}: PasswordTest): Pick<Segment, 'kind' | 'text'>[] {
  if (isMeasured && strength) return strength.segments;
  return password ? [{ kind: 'join', text: password }] : [];
}

/** From how many characters on cells get too small at which width; then the parts are shown as chips below. */
function layoutClass(password: string, count: number): string {
  const isWide = !/^[\x20-\xff]*$/.test(password);
  const names = [count <= 12 && password && 'has-total', !password && 'is-empty'];
  if (count > 50 || isWide) names.push('is-long');
  else if (count > 28) names.push('is-long-narrow');
  else if (count > 14) names.push('is-long-phone');
  return names.filter(Boolean).join(' ');
}

/** The input holds the text, the bench knows it: what was typed before scripts ran goes up, examples come down. */
function useUncontrolledValue({ password, type }: PasswordTest) {
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another password is a reason, not another closure
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== password) {
      if (isFirst.current) type(input.value);
      else input.value = password;
    }
    isFirst.current = false;
  }, [password]);
  return field;
}
