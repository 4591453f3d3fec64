import { StepHeading } from '../layout/StepHeading';

/** What stands there until it is known what the link invites to. */
export function InvitationLoading() {
  return (
    <>
      <StepHeading>Your invitation</StepHeading>
      <p className="intro" role="status">
        Reading the link of your invitation. It leads to a name, a password and a second factor of your own.
      </p>
    </>
  );
}
