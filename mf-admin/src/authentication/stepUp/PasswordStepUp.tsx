import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import { PasswordField } from '../password/PasswordField';
import type { StepUp } from './useStepUp';

/** Step-up by password, for members without a second factor. */
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
  /** The label of the button. */
  action: string;
}
