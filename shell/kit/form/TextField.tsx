import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldCell, type FieldProps } from './FieldCell';

/** A single-line text field. */
export function TextField({
  type = 'text',
  placeholder,
  autoComplete,
  inputMode,
  maxLength,
  autoFocus,
  spellCheck,
  ...field
}: TextFieldProps) {
  return (
    <FieldCell
      {...field}
      control={(input) => (
        <input
          {...(input as object)}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          spellCheck={spellCheck}
          // biome-ignore lint/a11y/noAutofocus: only for a page that is nothing but this field, such as the sign-in
          autoFocus={autoFocus}
        />
      )}
    />
  );
}

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'search';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url' | 'search';
  maxLength?: number;
  autoFocus?: boolean;
  spellCheck?: boolean;
}
