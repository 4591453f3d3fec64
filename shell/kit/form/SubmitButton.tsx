import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../page/Button';

/** The submit button. While submitting it is disabled and shows `busyLabel`. */
export function SubmitButton({
  busyLabel,
  isDisabled = false,
  children,
  tone = 'ember',
  ...rest
}: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button {...rest} tone={tone} type="submit" disabled={submitting || isDisabled}>
      {submitting ? busyLabel : children}
    </Button>
  );
}

export interface SubmitButtonProps extends ButtonProps {
  /** Label while submitting, such as "Sending...". */
  busyLabel: ReactNode;
  /** Prevents submitting. */
  isDisabled?: boolean;
}
