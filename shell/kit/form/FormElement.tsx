import type { FormEvent, ReactNode } from 'react';
import { useDraft } from './useDraft';
import { useEarlyInput } from './useEarlyInput';
import { useFocusFirstError } from './useFocusFirstError';

/** The form element: submits once at a time and never puts values into the URL. */
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
  const { form, submitted } = useFocusFirstError();
  useDraft(draftKey, getPreset);
  useEarlyInput(form);
  const handleSubmit = async (event: FormEvent) => {
    // Submit events of dialogs inside a field bubble up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
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
