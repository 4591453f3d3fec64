import type { FactorLevel } from '@site/api/identity/session/contract';
import { Button, Seo } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FormAlert } from '../../requests/FormAlert';
import { useMember } from '../../session/useMember';
import { useSignOut } from '../../session/useSignOut';
import { AuthenticationCard } from '../layout/AuthenticationCard';
import { StepHeading } from '../layout/StepHeading';
import { FactorSetup } from '../secondFactor/FactorSetup';
import { safeNext } from '../signIn/safeNext';

export { MfaSetupScreen as Component };

/** Where a member sets up the second factor: must, before anything else, or on the local stack may. */
export function MfaSetupScreen() {
  const { member, error, retry } = useMember();
  const { factor } = useSession();
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <main id="main">
      <Seo
        title="Second factor"
        description="A member of the team sets up the second factor."
        path={paths.admin.mfaSetup}
        noindex
      />
      <AuthenticationCard steps={STEPS} at={hasCodes ? 2 : 1}>
        {member && factor ? (
          // What it was at first: it is `set` before the recovery codes are kept.
          <Setup key={member.id} level={factor} email={member.email} onCodes={() => setHasCodes(true)} />
        ) : (
          <>
            <StepHeading>Set up your second factor</StepHeading>
            <FormAlert problem={error} />
            {error ? (
              <Button className="go-on" onClick={retry}>
                Try again
              </Button>
            ) : (
              <p className="intro" role="status">
                One moment…
              </p>
            )}
          </>
        )}
      </AuthenticationCard>
    </main>
  );
}

const STEPS = ['Sign in', 'Second factor', 'Recovery codes', 'Workbench'];

interface SetupProps {
  level: FactorLevel;
  email: string;
  onCodes: () => void;
}

function Setup({ level, email, onCodes }: SetupProps) {
  const [first] = useState(level);
  const next = safeNext(useSearchParams()[0].get('next'));
  const { signOut } = useSignOut();
  if (first === 'set') return <AlreadySet next={next} />;
  return (
    <>
      <FactorSetup onCodes={onCodes} onDone={() => location.assign(next)}>
        <p className="intro">
          {first === 'needed' ? (
            <>
              Before anything else opens: something you hold besides the password, for <b>{email}</b>.
            </>
          ) : (
            'This site runs on your machine alone, so it does not insist. Anywhere else it will.'
          )}
        </p>
      </FactorSetup>
      {level !== 'set' && (
        <p className="ways">
          {first === 'offered' && (
            <Link className="lk" to={next}>
              Not now
            </Link>
          )}
          <button type="button" className="lk" onClick={signOut}>
            Sign out
          </button>
        </p>
      )}
    </>
  );
}

function AlreadySet({ next }: { next: string }) {
  return (
    <>
      <StepHeading>Your second factor is set</StepHeading>
      <p className="intro">It is changed, and more are added, in your account.</p>
      <Button className="go-on" to={next}>
        To the workbench
      </Button>
    </>
  );
}
