import { FieldCell, type FieldProps } from './FieldCell';

/** A select. The first option is empty and shows `placeholder`; with `null` it is omitted. */
export function SelectField({ options, placeholder = 'Select', ...field }: SelectFieldProps) {
  return (
    <FieldCell
      {...field}
      control={(input) => (
        <select {...(input as object)}>
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

export interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  placeholder?: string | null;
}
