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

/** Sets up two-step sign-in, which is required everywhere but on the local stack. */
export function MfaSetupScreen() {
  const { member, error, retry } = useMember();
  const { factor } = useSession();
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <main id="main">
      <Seo
        title="Set up two-step sign-in"
        description="Set up two-step sign-in for your team account."
        path={paths.admin.mfaSetup}
        noindex
      />
      <AuthenticationCard steps={STEPS} at={hasCodes ? 2 : 1}>
        {member && factor ? (
          // Keeps the initial level, since it becomes `set` before the recovery codes are saved.
          <Setup key={member.id} level={factor} email={member.email} onCodes={() => setHasCodes(true)} />
        ) : (
          <>
            <StepHeading>Set up two-step sign-in</StepHeading>
            <FormAlert problem={error} />
            {error ? (
              <Button className="go-on" onClick={retry}>
                Try again
              </Button>
            ) : (
              <p className="intro" role="status">
                Loading…
              </p>
            )}
          </>
        )}
      </AuthenticationCard>
    </main>
  );
}

const STEPS = ['Sign in', 'Two-step sign-in', 'Recovery codes', 'Workbench'];

interface SetupProps {
  level: FactorLevel;
  email: string;
  onCodes: () => void;
}

function Setup({ level, email, onCodes }: SetupProps) {
  const [initialLevel] = useState(level);
  const next = safeNext(useSearchParams()[0].get('next'));
  const { signOut } = useSignOut();
  if (initialLevel === 'set') return <AlreadySetUp next={next} />;
  return (
    <>
      <FactorSetup onCodes={onCodes} onDone={() => location.assign(next)}>
        <p className="intro">
          {initialLevel === 'needed' ? (
            <>
              Set it up for <b>{email}</b> before you use the workbench.
            </>
          ) : (
            'It’s optional on this local site and required everywhere else.'
          )}
        </p>
      </FactorSetup>
      {level !== 'set' && (
        <p className="ways">
          {initialLevel === 'offered' && (
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

function AlreadySetUp({ next }: { next: string }) {
  return (
    <>
      <StepHeading>Two-step sign-in is on</StepHeading>
      <p className="intro">You can change it or add another method in your account.</p>
      <Button className="go-on" to={next}>
        Go to the workbench
      </Button>
    </>
  );
}
