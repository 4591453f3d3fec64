import { useForm, useFormState } from 'react-final-form';

/** The form around, for what is more than a field of it: whether it was touched, what failed, and how it goes on. */
export function useFormControl<Values extends object>(): FormControl<Values> {
  const form = useForm<Values>();
  const state = useFormState<Values>({ subscription: SEEN });
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
  const told = Object.entries(submitErrors ?? {}).filter(([name]) => !changed[name]);
  const fieldErrors = Object.entries({ ...Object.fromEntries(told), ...errors }).map(([name, message]) => ({
    name,
    message: String(message),
  }));
  return {
    values,
    isDirty: dirty,
    isBusy: submitting,
    fieldErrors: submitFailed ? fieldErrors.filter(({ name }) => !name.startsWith('FINAL_FORM')) : [],
    change: (name, value) => form.change(name as never, value as never),
    reset: (next) => form.initialize(next),
  };
}

const SEEN = {
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
  /** Something is other than it was at first. */
  isDirty: boolean;
  isBusy: boolean;
  /** What stood in the way of the last attempt to send it, and still does. */
  fieldErrors: FieldError[];
  change: (name: string, value: unknown) => void;
  /** Begins anew with other first values; nothing is unsaved then. */
  reset: (values: Values) => void;
}

export interface FieldError {
  /** The field. */
  name: string;
  message: string;
}
