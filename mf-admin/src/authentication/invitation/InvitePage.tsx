import type { Session } from '@site/api/identity/session/contract';
import { Button, Seo } from '@site/shell/kit';
import { useLinkKey, useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { LinkExpired } from '../emailLink/LinkExpired';
import { AuthenticationCard } from '../layout/AuthenticationCard';
import { FactorSetup } from '../secondFactor/FactorSetup';
import { InvitationCheck } from './InvitationCheck';
import { InvitationLoading } from './InvitationLoading';

export { InvitePage as Component };

/** Accepts an invitation: name and password, then two-step sign-in. */
export function InvitePage() {
  const key = useLinkKey();
  const { start } = useSession();
  const [session, setSession] = useState<Session>();
  const [hasCodes, setHasCodes] = useState(false);
  const handleSession = (newSession: Session) => {
    start(newSession);
    setSession(newSession);
  };
  return (
    <>
      <Seo
        title="Your invitation"
        description="Accept your invitation: set a name, a password and two-step sign-in."
        path={paths.invite}
        noindex
      />
      <AuthenticationCard steps={STEPS} at={hasCodes ? 2 : session ? 1 : 0}>
        {session ? (
          <FactorSetup onCodes={() => setHasCodes(true)} onDone={openWorkbench}>
            <p className="intro">
              Welcome, {session.user.name}. Your password is set. Now set up two-step sign-in for{' '}
              <b>{session.user.email}</b>.
            </p>
          </FactorSetup>
        ) : key ? (
          <InvitationCheck token={key} onAccepted={handleSession} />
        ) : key === undefined ? (
          <InvitationLoading />
        ) : (
          <IncompleteLink />
        )}
        {session?.factor === 'offered' && !hasCodes && (
          <p className="ways">
            <button type="button" className="lk" onClick={openWorkbench}>
              Not now
            </button>
          </p>
        )}
      </AuthenticationCard>
    </>
  );
}

const STEPS = ['Password', 'Two-step sign-in', 'Recovery codes'];

const openWorkbench = () => location.assign(paths.admin.dashboard);

/** Also shown after a reload once the password is set; the setup then continues on its own screen. */
function IncompleteLink() {
  return (
    <LinkExpired
      title="This link is incomplete"
      message="Open it again from your invitation email. If your email app broke the link in two, copy all of it."
    >
      <p className="tip">Already set your password? Continue with two-step sign-in.</p>
      <Button className="go-on" to={paths.admin.mfaSetup}>
        Continue
      </Button>
    </LinkExpired>
  );
}
