import { StepHeading } from '../layout/StepHeading';

/** Shown while the invitation is verified. */
export function InvitationLoading() {
  return (
    <>
      <StepHeading>Your invitation</StepHeading>
      <p className="intro" role="status">
        Checking your invitation. Next, you’ll set your name, password and two-step sign-in.
      </p>
    </>
  );
}
