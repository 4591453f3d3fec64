import type { Session } from '@site/api/identity/session/contract';
import { below, Seo, styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clearViewAs } from '../../session/viewAs';
import { SchemeButton } from '../../theme/SchemeButton';
import { authenticationCss } from '../layout/authenticationCss';
import { StepProgress } from '../layout/StepProgress';
import { SecondFactorStep } from './SecondFactorStep';
import { SignInFooter } from './SignInFooter';
import { SignInForm } from './SignInForm';
import { SignInIllustration } from './SignInIllustration';
import { SignInRateLimited } from './SignInRateLimited';
import { safeNext } from './safeNext';
import { useSignIn } from './useSignIn';

export { LoginScreen as Component };

/** The sign-in page: password and two-step sign-in, or a passkey. */
export function LoginScreen() {
  const next = safeNext(useSearchParams()[0].get('next'));
  const signIn = useSignIn(useSignedIn(next));
  const { challenge, blockedUntil: restsUntil } = signIn;
  return (
    <WorkbenchTheme>
      <Seo title="Sign in" description="Sign in to the workbench." path={paths.admin.login} noindex />
      <Styles id="main">
        <SignInIllustration at={challenge ? 1 : 0} />
        <section className="side">
          <header>
            <a className="lk" href={paths.home}>
              Back to website
            </a>
            <SchemeButton />
          </header>
          <div className="middle">
            <StepProgress steps={['Sign in', 'Two-step sign-in', 'Workbench']} at={challenge ? 1 : 0} />
            {restsUntil ? (
              <SignInRateLimited signIn={signIn} until={restsUntil} />
            ) : challenge ? (
              <SecondFactorStep signIn={signIn} challenge={challenge} />
            ) : (
              <SignInForm signIn={signIn} next={next} />
            )}
          </div>
          <SignInFooter />
        </section>
      </Styles>
    </WorkbenchTheme>
  );
}

/** Opens the workbench, or the setup of two-step sign-in if it is required. */
function useSignedIn(next: string): (session: Session) => void {
  const { start } = useSession();
  const navigate = useNavigate();
  return (session) => {
    clearViewAs();
    start(session);
    const setup = `${paths.admin.mfaSetup}?next=${encodeURIComponent(next)}`;
    navigate(session.factor === 'needed' ? setup : next, { replace: true });
  };
}

const Styles = styled('main')`
  ${authenticationCss}
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1.28fr) minmax(400px, 1fr);
  .side {
    background: var(--sheet);
    display: flex;
    flex-direction: column;
    padding: 28px clamp(24px, 5vw, 72px);
  }
  .side > header,
  .side > footer {
    display: flex;
    align-items: center;
    gap: 16px;
    color: var(--muted);
    min-height: 34px;
  }
  .side > header a {
    margin-right: auto;
  }
  .middle {
    margin: auto 0;
    padding: 40px 0;
    max-width: 420px;
    width: 100%;
  }
  @media ${below.laptop} {
    grid-template-columns: 1fr;
    min-height: 0;
    .side {
      padding-top: 18px;
    }
    .middle {
      margin: 0 auto;
    }
  }
  @media ${below.small} {
    .side {
      padding: 10px 16px 18px;
    }
    .side > header {
      position: absolute;
      right: 16px;
      top: 10px;
      z-index: 2;
    }
    .side > header a {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .middle {
      padding: 22px 0 28px;
    }
    .middle > ol {
      margin-bottom: 22px;
    }
  }
`;
