import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import { PasswordField } from '../password/PasswordField';
import type { StepUp } from './useStepUp';

/** The password, once more, of who has no factor yet. */
export function PasswordStepUp({ stepUp, action }: PasswordStepUpProps) {
  return (
    <Form<{ password: string }>
      label="Confirm it’s you"
      initial={{ password: '' }}
      onSubmit={({ password }) => stepUp.send({ password })}
      onFailure={stepUp.handleError}
      keepValues
    >
      <FormGrid isSingle isDense isFramed>
        <PasswordField autoComplete="current-password" autoFocus />
      </FormGrid>
      <SubmitButton busyLabel="Checking…" className="go-on">
        {action}
      </SubmitButton>
    </Form>
  );
}

interface PasswordStepUpProps {
  stepUp: StepUp;
  /** What the button says. */
  action: string;
}
