import type { FormEvent, ReactNode } from 'react';
import { useDraft } from './useDraft';
import { useTypedEarly } from './useEarlyInput';
import { useFocusOnFailure } from './useFocusFirstError';

/** The form's element: sends once at a time, and never puts what was typed into the address. */
export function FormElement({
  onSend,
  onAttempt,
  isBusy,
  draftKey,
  getPreset,
  className,
  label,
  children,
}: FormElementProps) {
  const { form, submitted } = useFocusOnFailure();
  useDraft(draftKey, getPreset);
  useTypedEarly(form);
  const handleSubmit = async (event: FormEvent) => {
    // What a dialog of one of its fields sends comes by here as well.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isBusy) return;
    onAttempt?.();
    await onSend();
    submitted();
  };
  return (
    <form
      ref={form}
      className={className}
      aria-label={label}
      aria-busy={isBusy}
      method="post"
      noValidate
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}

interface FormElementProps {
  onSend: () => Promise<unknown> | undefined;
  onAttempt?: () => void;
  isBusy: boolean;
  draftKey?: string;
  getPreset?: () => object;
  className?: string;
  label?: string;
  children: ReactNode;
}
