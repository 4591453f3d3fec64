import { Credentials } from '@site/api/contract/session';
import { Button, styled } from '@site/shell/kit';
import { Form, FormCells, SubmitButton, TextField } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Timer from 'lucide-react/icons/timer';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateSessionMutation } from '../parts/sessionApi';
import { screens } from '../screens';
import { SignInNotice } from './SignInNotice';
import { safeNext } from './safeNext';
import { useCapsLock } from './useCapsLock';

/** Email and password, and what is known when they do not open the door. */
export function SignInForm({ onResting }: { onResting: (until: number) => void }) {
  const next = safeNext(useSearchParams()[0].get('next'));
  const [problem, setProblem] = useState<ApiError>();
  const capsLock = useCapsLock();
  const signIn = useSignIn(next);

  const place = useRef<HTMLDivElement>(null);
  const handleFailure = (error: unknown) => {
    const failed = error as ApiError;
    if (failed.status === 429) return onResting(Date.now() + (failed.retryAfter ?? 60) * 1000);
    setProblem(failed);
    place.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  };
  return (
    <Look>
      <h1 tabIndex={-1}>Sign in</h1>
      <p className="intro">
        For the team. Behind this door are the enquiries people sent, and what became of each.
      </p>
      <SignInNotice problem={problem} />
      <Form<Credentials>
        label="Sign in"
        struct={Credentials}
        initial={{ email: '', password: '' }}
        onSubmit={(values) => {
          setProblem(undefined);
          return signIn(values);
        }}
        onFailure={handleFailure}
        keepValues
      >
        <div ref={place} {...capsLock.handlers}>
          <FormCells isSingle isDense isFramed>
            <TextField
              name="email"
              label="Email Address"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
            />
            <PasswordField />
          </FormCells>
          <p className="caps" role="status">
            {capsLock.isOn && 'Caps Lock is on'}
          </p>
        </div>
        <SubmitButton busy="Signing in…" className="go-in">
          Continue <ArrowRight aria-hidden />
        </SubmitButton>
      </Form>
      <p className="ways">
        <Link className="lk" to={paths.passwordReset}>
          Forgot your password?
        </Link>
        <span className="mu">
          Next: <b>{nameOf(next)}</b>
        </span>
      </p>
      <SignInRules />
    </Look>
  );
}

function PasswordField() {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      after={
        <Button
          tone="text"
          size="small"
          aria-pressed={isShown}
          aria-label="Show the password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}

/** What to expect of the door. */
function SignInRules() {
  return (
    <ul className="rules">
      <li>
        <Timer aria-hidden />
        After five wrong tries sign-in rests, from one minute up to fifteen. This page then says until when.
      </li>
      <li>
        <MonitorSmartphone aria-hidden />A session ends after an hour without use, and after twelve at the
        latest.
      </li>
    </ul>
  );
}

function useSignIn(next: string): (credentials: Credentials) => Promise<void> {
  const [createSession] = useCreateSessionMutation();
  const { start } = useSession();
  const navigate = useNavigate();
  return async (credentials) => {
    const session = await createSession({ body: credentials }).unwrap();
    start(session);
    navigate(next, { replace: true });
  };
}

/** What the menu calls the page the sign-in leads to. */
function nameOf(next: string): string {
  const screen = screens.findLast(({ path }) => next.startsWith(path.replace(/:.*/, '')));
  return screen?.label ?? 'Dashboard';
}

const Look = styled('div')`
  .caps {
    padding: 8px 16px;
    border: 1px solid var(--line-2);
    border-top: 0;
    font-size: var(--a13);
    color: var(--ember-t);
    font-weight: 550;
  }
  .caps:empty {
    display: none;
  }
  .go-in {
    margin-top: 18px;
    width: 100%;
    min-height: 50px;
  }
  .ways {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px 20px;
    margin-top: 18px;
    flex-wrap: wrap;
  }
  .ways a {
    padding-block: 8px 2px;
  }
  .rules {
    margin-top: 26px;
    border-top: 1px solid var(--line);
  }
  .rules li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 10px;
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--a13);
    color: var(--muted);
  }
  .rules svg {
    width: 15px;
    height: 15px;
    color: var(--blue);
    margin-top: 2px;
  }
  .ways b {
    color: var(--ink);
    font-weight: 550;
  }
`;
