import { useForm, useFormState } from 'react-final-form';

/** The enclosing form: its values, errors and state, and functions that change it. */
export function useFormControl<Values extends object>(): FormControl<Values> {
  const form = useForm<Values>();
  const state = useFormState<Values>({ subscription: SUBSCRIPTION });
  const {
    values,
    dirty = false,
    submitting = false,
    submitFailed,
    errors,
    submitErrors,
    dirtyFieldsSinceLastSubmit,
  } = state;
  const changed = dirtyFieldsSinceLastSubmit ?? {};
  const serverErrors = Object.entries(submitErrors ?? {}).filter(([name]) => !changed[name]);
  const fieldErrors = Object.entries({ ...Object.fromEntries(serverErrors), ...errors }).map(
    ([name, message]) => ({
      name,
      message: String(message),
    }),
  );
  return {
    values,
    isDirty: dirty,
    isBusy: submitting,
    fieldErrors: submitFailed ? fieldErrors.filter(({ name }) => !name.startsWith('FINAL_FORM')) : [],
    change: (name, value) => form.change(name as never, value as never),
    reset: (next) => form.initialize(next),
  };
}

const SUBSCRIPTION = {
  values: true,
  dirty: true,
  submitting: true,
  submitFailed: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
} as const;

export interface FormControl<Values> {
  values: Values;
  /** Some value differs from its initial value. */
  isDirty: boolean;
  isBusy: boolean;
  /** Errors of the last submit that are not fixed yet. */
  fieldErrors: FieldError[];
  change: (name: string, value: unknown) => void;
  /** Resets the form to other initial values. */
  reset: (values: Values) => void;
}

export interface FieldError {
  /** Field name. */
  name: string;
  message: string;
}
