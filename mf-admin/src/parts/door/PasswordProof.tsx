import { Form, FormCells, SubmitButton } from '@site/shell/kit/form';
import { PasswordField } from './PasswordField';
import type { ProofWay } from './useProof';

/** The password, once more, of who has no factor yet. */
export function PasswordProof({ prove, deed }: PasswordProofProps) {
  return (
    <Form<{ password: string }>
      label="Confirm it is you"
      initial={{ password: '' }}
      onSubmit={({ password }) => prove.send({ password })}
      onFailure={prove.fail}
      keepValues
    >
      <FormCells isSingle isDense isFramed>
        <PasswordField autoComplete="current-password" autoFocus />
      </FormCells>
      <SubmitButton busy="Checking…" className="go-on">
        {deed}
      </SubmitButton>
    </Form>
  );
}

interface PasswordProofProps {
  prove: ProofWay;
  /** What the button says. */
  deed: string;
}
