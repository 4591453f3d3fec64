import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../page/Button';

/** Sends the form. While it is being sent it is disabled and reads `busy`. */
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
  /** What it reads while the form is being sent, such as "Sending...". */
  busyLabel: ReactNode;
  /** Nothing can be sent now. */
  isDisabled?: boolean;
}
