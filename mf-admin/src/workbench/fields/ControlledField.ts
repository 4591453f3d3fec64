/** What a field of an editor is given: all of its value, how to change it, and what is wrong where in it. */
export interface ControlledField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong, by the way to it from here such as `0.title`; what concerns all of it stands under nothing. */
  errors: FieldErrors;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** Of all that is wrong, what lies below a name, by the way to it from there. */
export function errorsBelow(errors: FieldErrors, name: string | number): FieldErrors {
  const below = Object.entries(errors).flatMap(([way, says]) => {
    if (way === String(name)) return [['', says]];
    return way.startsWith(`${name}.`) ? [[way.slice(String(name).length + 1), says]] : [];
  });
  return Object.fromEntries(below);
}
