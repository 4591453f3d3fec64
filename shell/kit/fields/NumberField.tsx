import { useState } from 'react';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';

/** A number. What is no number stays as it was typed, and the form's struct says so. */
export function NumberField({ isInteger, ...field }: NumberFieldProps) {
  return (
    <FieldCell<number | string>
      {...field}
      control={(input) => <NumberControl {...input} inputMode={isInteger ? 'numeric' : 'decimal'} />}
    />
  );
}

export interface NumberFieldProps extends FieldProps {
  /** Phones then offer digits alone. */
  isInteger?: boolean;
}

interface NumberControlProps extends ControlProps<number | string> {
  inputMode: 'numeric' | 'decimal';
}

function NumberControl({ value, onChange, name: _, ...input }: NumberControlProps) {
  // `1.` is on its way to `1.5`: it must not become `1` under the typing hand.
  const [typed, setTyped] = useState(String(value));
  const shown = numberIn(typed) === value ? typed : String(value);
  return (
    <input
      {...(input as object)}
      type="text"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
    />
  );
}

function numberIn(typed: string): number | string {
  const text = typed.trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
