import { useEffect, useRef, useState } from 'react';

/** After every submission that left errors behind, brings the focus to the first field in error as they stand. */
export function useFocusOnFailure() {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return { form, submitted: () => setAttempt((last) => last + 1) };
}
