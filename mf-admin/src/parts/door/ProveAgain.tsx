import { DoorNotice } from './DoorNotice';
import { PasswordProof } from './PasswordProof';
import { StepHeading } from './StepHeading';
import { useProof } from './useProof';

/** The sign-in was a while ago: who has no factor yet proves it by the password. */
export function ProveAgain({ onProved }: { onProved: () => void }) {
  const prove = useProof(onProved);
  return (
    <>
      <StepHeading>Your password, please</StepHeading>
      <p className="intro">You signed in a while ago. Before a factor is added, say once more who you are.</p>
      <DoorNotice problem={prove.problem} />
      <PasswordProof prove={prove} deed="Continue" />
    </>
  );
}
