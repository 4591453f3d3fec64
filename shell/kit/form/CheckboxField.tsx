import styled from '@emotion/styled/base';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';

/** A checkbox. Consent checkboxes are never checked by default. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const error = meta.submitFailed ? ((meta.error ?? meta.submitError) as string | undefined) : undefined;
  const id = useId();
  return (
    <Styles>
      <input
        {...(input as object)}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>
        {label}
        {hint && <small>{hint}</small>}
      </label>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Styles>
  );
}

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 4px 12px;
  align-items: start;
  padding-block: 10px;
  input {
    appearance: none;
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    border: 1px solid var(--blue-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  input:checked {
    background: var(--navy);
    border-color: var(--navy);
  }
  input:checked::after {
    content: "";
    width: 11px;
    height: 5px;
    border: solid var(--white);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  label {
    font-size: var(--fs-sm);
    line-height: 1.5;
    cursor: pointer;
  }
  small {
    display: block;
    font-size: 0.875rem;
    color: var(--muted);
  }
  p {
    grid-column: 2;
    color: var(--error);
    font-size: 0.875rem;
    font-weight: 550;
  }
`;
