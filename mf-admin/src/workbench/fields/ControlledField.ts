/** Props of a controlled field: value, change handler, and errors by path. */
export interface ControlledField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Errors by path below this field, such as `0.title`; the empty path is the field itself. */
  errors: FieldErrors;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** The errors below a name, with paths relative to it. */
export function errorsBelow(errors: FieldErrors, name: string | number): FieldErrors {
  const below = Object.entries(errors).flatMap(([way, message]) => {
    if (way === String(name)) return [['', message]];
    return way.startsWith(`${name}.`) ? [[way.slice(String(name).length + 1), message]] : [];
  });
  return Object.fromEntries(below);
}
