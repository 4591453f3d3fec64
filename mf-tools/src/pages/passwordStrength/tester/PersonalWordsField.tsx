import { below, styled } from '@site/shell/kit';
import { useEffect, useRef } from 'react';
import type { PasswordTest } from './usePasswordStrength';

/** Field for personal words that an attacker would try first: names, employer, street, pet. */
export function PersonalWordsField({ test }: { test: PasswordTest }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== test.personalWords) field.current.value = test.personalWords;
  }, [test.personalWords]);
  return (
    <Styles>
      <label htmlFor="about-you">Words about you that someone could guess</label>
      <input
        ref={field}
        id="about-you"
        defaultValue=""
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, company, street, pet (optional)"
        onFocus={test.preload}
        onChange={(event) => test.setPersonalWords(event.target.value)}
      />
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 20px;
  border-top: 1px solid var(--line-2);
  padding: 0 28px;
  label {
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--blue);
  }
  input {
    border: 0;
    background: none;
    min-height: 56px;
    font: 450 1rem var(--sans);
    color: var(--ink);
    width: 100%;
    min-width: 0;
    outline-offset: -2px;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
    padding: 12px 16px 0;
    input {
      min-height: 44px;
    }
  }
`;
