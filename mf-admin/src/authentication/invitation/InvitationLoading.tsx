import { StepHeading } from '../layout/StepHeading';

/** What stands there until it is known what the link invites to. */
export function InvitationLoading() {
  return (
    <>
      <StepHeading>Your invitation</StepHeading>
      <p className="intro" role="status">
        Checking your invitation. Next, you’ll set your name, password, and two-step sign-in.
      </p>
    </>
  );
}
