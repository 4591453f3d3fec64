import { passwordLength } from '@site/api/platform/contracts/endpoint';
import { below, styled, useSettings } from '@site/shell/kit';
import { useFormValues } from '@site/shell/kit/form';
import { useEffect, useState } from 'react';
import type { PasswordStrength } from './measurePassword';
import { PasswordField } from './PasswordField';

/** A field for a new password with a strength meter. `personalWords` are easy guesses, such as the member's name. */
export function NewPasswordField({
  personalWords,
  autoFocus,
}: {
  personalWords: string[];
  autoFocus?: boolean;
}) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={`Use ${passwordLength.min} to ${passwordLength.max} characters. Spaces are allowed.`}
      />
      <Meter personalWords={personalWords} />
    </>
  );
}

function Meter({ personalWords }: { personalWords: string[] }) {
  const { password = '' } = useFormValues<{ password?: string }>();
  const { name } = useSettings();
  const strength = useStrength(password, [...personalWords, name]);
  const isShort = [...password].length < passwordLength.min;
  const score = strength && !isShort ? strength.score : 0;
  return (
    <Styles>
      <span className="bar" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={score >= step ? 'on' : undefined} />
        ))}
      </span>
      <p role="status">
        {password === ''
          ? ''
          : isShort
            ? missingCharacters(password)
            : strength && STRENGTH_TEXTS[strength.score]}
      </p>
    </Styles>
  );
}

/** Undefined while measuring, and if it cannot be measured; the server checks it anyway. */
function useStrength(password: string, personalWords: string[]): PasswordStrength | undefined {
  const [found, setFound] = useState<{ of: string; strength: PasswordStrength }>();
  const known = personalWords.join(' ');
  useEffect(() => {
    if (!password) return undefined;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      import('./measurePassword')
        .then(({ measurePassword }) => {
          if (!isUnmounted) setFound({ of: password, strength: measurePassword(password, known) });
        })
        // The error is not logged, since it might contain the password.
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [password, known]);
  return found?.of === password ? found.strength : undefined;
}

const DEBOUNCE_MS = 160;

const missingCharacters = (password: string) => {
  const missing = passwordLength.min - [...password].length;
  return `${missing} more ${missing === 1 ? 'character' : 'characters'} needed.`;
};

const STRENGTH_TEXTS: Record<PasswordStrength['score'], string> = {
  0: 'Very weak: one of the first passwords an attacker tries.',
  1: 'Weak: can be guessed in minutes. Add unrelated words.',
  2: 'Fair: still easy to guess. Add one or two more words.',
  3: 'Good: hard to guess.',
  4: 'Strong: very hard to guess.',
};

const Styles = styled('div')`
  padding: 10px 20px 12px;
  border-top: 1px solid var(--line);
  background: var(--sheet);
  .bar {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
  }
  .bar span {
    height: 4px;
    border-radius: 2px;
    background: var(--line-2);
  }
  .bar .on {
    background: var(--blue);
  }
  p {
    min-height: 1.45em;
    margin-top: 7px;
    font-size: var(--a13);
    color: var(--text);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
