import { useEffect, useRef, useState } from 'react';

/** A field, or the first choice of a group, which as a group cannot be `aria-invalid`. */
const IN_ERROR = '[aria-invalid="true"], [data-invalid="true"] input';

/** After every submission that left errors behind, brings the focus to the first field in error as they stand. */
export function useFocusOnFailure() {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const field = form.current?.querySelector<HTMLElement>(IN_ERROR);
    field?.focus();
    // What is wrong with a group stands at its beginning.
    field?.closest('[data-invalid="true"]')?.scrollIntoView?.({ block: 'start' });
  }, [attempt]);
  return { form, submitted: () => setAttempt((last) => last + 1) };
}
