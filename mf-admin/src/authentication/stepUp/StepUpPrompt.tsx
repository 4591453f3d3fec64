import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { PasswordStepUp } from './PasswordStepUp';
import { useStepUp } from './useStepUp';

/** Asks for the password again before a second factor is added. */
export function StepUpPrompt({ onConfirmed }: { onConfirmed: () => void }) {
  const stepUp = useStepUp(onConfirmed);
  return (
    <>
      <StepHeading>Confirm your password</StepHeading>
      <p className="intro">You signed in a while ago. Confirm your password to set up two-step sign-in.</p>
      <FormAlert problem={stepUp.problem} />
      <PasswordStepUp stepUp={stepUp} action="Continue" />
    </>
  );
}
