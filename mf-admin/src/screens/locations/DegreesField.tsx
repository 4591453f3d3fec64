import { useState } from 'react';
import { TextInputField } from '../../workbench/editor/fields/TextInputField';

/** A number of degrees. Incomplete or invalid input has no value. */
export function DegreesField({ label, value, most, onChange, isReadOnly, isAtFault }: DegreesFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown =
    typed !== undefined && parseDegrees(typed, most) === value ? typed : (value?.toString() ?? '');
  const isOff = shown.trim() !== '' && parseDegrees(shown, most) === null;
  return (
    <TextInputField
      label={label}
      isReadOnly={isReadOnly}
      isInvalid={isAtFault}
      value={shown}
      inputMode="decimal"
      maxLength={20}
      error={isOff ? `Enter a number between -${most} and ${most}.` : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(parseDegrees(text, most));
      }}
    />
  );
}

interface DegreesFieldProps {
  label: string;
  value: number | null;
  most: number;
  onChange: (degrees: number | null) => void;
  isReadOnly?: boolean;
  isAtFault?: boolean;
}

function parseDegrees(text: string, most: number): number | null {
  const degrees = Number(text.trim().replace(',', '.'));
  return text.trim() && Math.abs(degrees) <= most ? degrees : null;
}
