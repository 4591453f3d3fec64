import { type CSSProperties, useEffect, useRef } from 'react';
import { Exponents } from '../guesses/Exponents';
import { formatGuesses } from '../guesses/formatGuesses';
import { SegmentCells, SegmentChips } from '../segments/SegmentCells';
import { WEAK } from '../strength/examples';
import type { Segment } from '../strength/Strength';
import { SegmentedPasswordFieldStyles } from './SegmentedPasswordFieldStyles';
import type { PasswordTest } from './usePasswordStrength';

/**
 * The password with one cell per character, each part hatched and lettered. The uncontrolled input lies above the
 * cells, so that no attribute contains the password.
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
              <span>guesses to crack it</span>
            </>
          )}
        </p>
      </div>
      <SegmentChips segments={segments} isHidden={isHidden} />
    </SegmentedPasswordFieldStyles>
  );
}

const INITIAL = WEAK.password;

/** Plain cells until a new text is measured. */
function displayedSegments({
  isMeasured,
  strength,
  password,
}: PasswordTest): Pick<Segment, 'kind' | 'text'>[] {
  if (isMeasured && strength) return strength.segments;
  return password ? [{ kind: 'join', text: password }] : [];
}

/** Layout by length: for many characters, parts are shown as chips below. */
function layoutClass(password: string, count: number): string {
  const isWide = !/^[\x20-\xff]*$/.test(password);
  const names = [count <= 12 && password && 'has-total', !password && 'is-empty'];
  if (count > 50 || isWide) names.push('is-long');
  else if (count > 28) names.push('is-long-narrow');
  else if (count > 14) names.push('is-long-phone');
  return names.filter(Boolean).join(' ');
}

/**
 * Syncs the uncontrolled input with the state: input typed before hydration is taken over, examples are written back.
 */
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
