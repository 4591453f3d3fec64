import type { FormApi } from 'final-form';
import { discardDraft } from './useDraft';

/** Wraps a form's `onSubmit` for Final Form: returns field errors, or discards the draft and resets the form. */
export function createSubmitHandler<Values extends object>(options: SubmitOptions<Values>) {
  return async (values: Values, form: FormApi<Values>) => {
    try {
      await options.onSubmit(values);
    } catch (error) {
      options.onFailure?.(error);
      return fieldErrorsOf(error);
    }
    if (options.draftKey) discardDraft(options.draftKey);
    // Final Form marks the submission as done after this function returns; resetting earlier would show the errors
    // again.
    if (!options.keepValues) setTimeout(() => form.restart(options.initial));
    return undefined;
  };
}

interface SubmitOptions<Values> {
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  onFailure?: (error: unknown) => void;
  keepValues?: boolean;
  draftKey?: string;
  initial: Values;
}

/** Anything thrown is a failed submission. Without field errors a marker keeps the form in the failed state. */
function fieldErrorsOf(error: unknown): Record<string, string> {
  const fieldErrors =
    typeof error === 'object' && error !== null && 'fieldErrors' in error ? error.fieldErrors : undefined;
  return { ...(fieldErrors as Record<string, string> | undefined), 'FINAL_FORM/form-error': 'failed' };
}
