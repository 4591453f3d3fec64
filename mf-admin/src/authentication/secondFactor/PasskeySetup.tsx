import type { FactorAdded, PasskeyDraft } from '@site/api/identity/account/contract';
import { PasskeyChange } from '@site/api/identity/account/contract';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { type ReactNode, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { useBeginPasskeyMutation, useCreatePasskeyMutation } from '../../session/factorApi';
import { StepHeading } from '../layout/StepHeading';
import { StepUpPrompt } from '../stepUp/StepUpPrompt';
import { toPasskeyError } from './usePasskey';

/** Creates a named passkey. */
export function PasskeySetup({ onAdded, children }: PasskeySetupProps) {
  const { factor } = useSession();
  const [begin] = useBeginPasskeyMutation();
  const [create] = useCreatePasskeyMutation();
  const [problem, setProblem] = useState<ApiError>();
  if (problem?.code === 'step_up' && factor !== 'set')
    return <StepUpPrompt onConfirmed={() => setProblem(undefined)} />;
  return (
    <>
      <StepHeading>Set up a passkey</StepHeading>
      {children}
      <p className="intro">
        Your device or password manager stores it. It signs you in without a password or code, and it can’t be
        phished.
      </p>
      <FormAlert problem={problem} />
      <Form<PasskeyChange>
        label="Passkey"
        struct={PasskeyChange}
        initial={{ name: 'This device' }}
        onSubmit={async ({ name }) => {
          setProblem(undefined);
          const options = await begin().unwrap();
          const passkey = await register(options);
          onAdded(await create({ body: { name, passkey } }).unwrap());
        }}
        onFailure={(error) => setProblem(error as ApiError)}
        keepValues
      >
        <FormGrid isSingle isDense isFramed>
          <TextField name="name" label="Passkey name" autoComplete="off" />
        </FormGrid>
        <SubmitButton busyLabel="Waiting for your device…" className="go-on">
          <FingerprintPattern aria-hidden /> Create passkey
        </SubmitButton>
      </Form>
    </>
  );
}

interface PasskeySetupProps {
  onAdded: (added: FactorAdded) => void;
  children?: ReactNode;
}

async function register(options: object): Promise<PasskeyDraft['passkey']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return (await startRegistration({ optionsJSON: options as never })) as PasskeyDraft['passkey'];
  } catch (error) {
    throw toPasskeyError(error);
  }
}
