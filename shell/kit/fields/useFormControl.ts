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
  const failures = Object.entries({ ...Object.fromEntries(told), ...errors }).map(([name, message]) => ({
    name,
    message: String(message),
  }));
  return {
    values,
    isDirty: dirty,
    isBusy: submitting,
    failures: submitFailed ? failures.filter(({ name }) => !name.startsWith('FINAL_FORM')) : [],
    change: (name, value) => form.change(name as never, value as never),
    restart: (next) => form.initialize(next),
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
  failures: FormFailure[];
  change: (name: string, value: unknown) => void;
  /** Begins anew with other first values; nothing is unsaved then. */
  restart: (values: Values) => void;
}

export interface FormFailure {
  /** The field. */
  name: string;
  message: string;
}
