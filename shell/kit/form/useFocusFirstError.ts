import { useEffect, useRef, useState } from 'react';

/** An invalid field, or the first choice of an invalid group, which cannot be `aria-invalid`. */
const IN_ERROR = '[aria-invalid="true"], [data-invalid="true"] input';

/** Focuses the first invalid field after each failed submission. Opens the details element around it. */
export function useFocusFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const field = form.current?.querySelector<HTMLElement>(IN_ERROR);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    // A group shows its error at its beginning.
    field?.closest('[data-invalid="true"]')?.scrollIntoView?.({ block: 'start' });
  }, [attempt]);
  return { form, submitted: () => setAttempt((last) => last + 1) };
}
