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

/** Opened by the link of an invitation: name and password, then the second factor, and one is a member. */
export function InvitePage() {
  const key = useLinkKey();
  const { start } = useSession();
  const [session, setSession] = useState<Session>();
  const [hasCodes, setHasCodes] = useState(false);
  const handleSession = (begun: Session) => {
    start(begun);
    setSession(begun);
  };
  return (
    <>
      <Seo
        title="Your invitation"
        description="Who is invited to the team sets a name, a password and a second factor here."
        path={paths.invite}
        noindex
      />
      <AuthenticationCard steps={STEPS} at={hasCodes ? 2 : session ? 1 : 0}>
        {session ? (
          <FactorSetup onCodes={() => setHasCodes(true)} onDone={enter}>
            <p className="intro">
              Welcome, {session.user.name}. Your password is set; now something you hold, for{' '}
              <b>{session.user.email}</b>.
            </p>
          </FactorSetup>
        ) : key ? (
          <InvitationCheck token={key} onAccepted={handleSession} />
        ) : key === undefined ? (
          <InvitationLoading />
        ) : (
          <WithoutKey />
        )}
        {session?.factor === 'offered' && !hasCodes && (
          <p className="ways">
            <button type="button" className="lk" onClick={enter}>
              Not now
            </button>
          </p>
        )}
      </AuthenticationCard>
    </>
  );
}

const STEPS = ['Password', 'Second factor', 'Recovery codes'];

const enter = () => location.assign(paths.admin.dashboard);

/** Somebody who reloads the page in the middle of the way is a member already, and the way goes on at the set-up. */
function WithoutKey() {
  return (
    <LinkExpired
      title="This link is not whole"
      says="Open it once more from the mail you got. Some programs cut long links in two: then copy all of it."
    >
      <p className="tip">Have you set your password already? Then go on with the second factor.</p>
      <Button className="go-on" to={paths.admin.mfaSetup}>
        Go on
      </Button>
    </LinkExpired>
  );
}
