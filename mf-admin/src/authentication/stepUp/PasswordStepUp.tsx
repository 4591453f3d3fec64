import { Form, FormCells, SubmitButton } from '@site/shell/kit/form';
import { PasswordField } from '../password/PasswordField';
import type { StepUp } from './useStepUp';

/** The password, once more, of who has no factor yet. */
export function PasswordStepUp({ prove, action }: PasswordStepUpProps) {
  return (
    <Form<{ password: string }>
      label="Confirm it’s you"
      initial={{ password: '' }}
      onSubmit={({ password }) => prove.send({ password })}
      onFailure={prove.fail}
      keepValues
    >
      <FormCells isSingle isDense isFramed>
        <PasswordField autoComplete="current-password" autoFocus />
      </FormCells>
      <SubmitButton busy="Checking…" className="go-on">
        {action}
      </SubmitButton>
    </Form>
  );
}

interface PasswordStepUpProps {
  prove: StepUp;
  /** What the button says. */
  action: string;
}
