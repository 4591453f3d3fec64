import type { FormApi } from 'final-form';

/** Runs a form's `onSubmit` and turns its end into what the form shows. */
export function submitter<Values extends object>(work: Work<Values>) {
  return async (values: Values, form: FormApi<Values>) => {
    try {
      await work.onSubmit(values);
    } catch (error) {
      work.onFailure?.(error);
      return fieldErrorsOf(error);
    }
    // Final Form marks the submission as done after this function; clearing before that would show errors again.
    if (!work.keepValues) setTimeout(() => form.restart(work.initial));
    return undefined;
  };
}

interface Work<Values> {
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  onFailure?: (error: unknown) => void;
  keepValues?: boolean;
  initial: Values;
}

/** Anything thrown is a failed submission; without fields it carries a marker, so that the form stays unsent. */
function fieldErrorsOf(error: unknown): Record<string, string> {
  const told =
    typeof error === 'object' && error !== null && 'fieldErrors' in error ? error.fieldErrors : undefined;
  return { ...(told as Record<string, string> | undefined), 'FINAL_FORM/form-error': 'failed' };
}
