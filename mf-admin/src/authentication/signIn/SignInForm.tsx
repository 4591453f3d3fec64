import { Credentials } from '@site/api/identity/session/contract';
import { styled } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../requests/FormAlert';
import { PasswordField } from '../password/PasswordField';
import { useCapsLock } from '../password/useCapsLock';
import { PasskeyButton } from './PasskeyButton';
import { usePasskeyAutofill } from './usePasskeyAutofill';
import { useSessionEndReason } from './useSessionEndReason';
import type { SignIn } from './useSignIn';

/** Sign-in with email and password or with a passkey. */
export function SignInForm({ signIn, next }: { signIn: SignIn; next: string }) {
  const { email, problem, message, tryPassword, tryPasskey, handleFailure } = signIn;
  const capsLock = useCapsLock();
  const endReason = useSessionEndReason();
  const nextLabel = useScreenLabel(next);
  const fields = useRef<HTMLDivElement>(null);
  usePasskeyAutofill(() => tryPasskey('fillIn'));
  return (
    <Styles>
      <h1 tabIndex={-1}>Sign in</h1>
      <p className="intro">For team members. What you view and change is recorded in the audit log.</p>
      <FormAlert problem={problem} message={message ?? endReason} />
      <Form<Credentials>
        label="Sign in"
        struct={Credentials}
        initial={{ email, password: '' }}
        onSubmit={tryPassword}
        onFailure={(error) => {
          handleFailure(error as ApiError);
          fields.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
        }}
        keepValues
      >
        <div ref={fields} {...capsLock.handlers}>
          <FormGrid isSingle isDense isFramed>
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username webauthn"
              autoFocus={!email}
            />
            <PasswordField autoComplete="current-password" autoFocus={Boolean(email)} />
          </FormGrid>
          <p className="caps" role="status">
            {capsLock.isOn && 'Caps Lock is on'}
          </p>
        </div>
        <SubmitButton busyLabel="Signing in…" className="go-on">
          Continue <ArrowRight aria-hidden />
        </SubmitButton>
      </Form>
      <PasskeyButton signIn={signIn}>Use a passkey</PasskeyButton>
      <p className="ways">
        <Link className="lk" to={paths.passwordReset}>
          Forgot your password?
        </Link>
        {nextLabel && (
          <span className="mu">
            Next: <b>{nextLabel}</b>
          </span>
        )}
      </p>
      <SignInRules />
    </Styles>
  );
}

/** Notes about rate limits and new devices. */
function SignInRules() {
  return (
    <ul className="rules">
      <li>
        <Timer aria-hidden />
        After five failed attempts, password sign-in is blocked for 1 to 15 minutes. You can still use a
        passkey.
      </li>
      <li>
        <MonitorSmartphone aria-hidden />
        We email you when you sign in on a new device.
      </li>
    </ul>
  );
}

/** The label of the screen that opens after sign-in. The list of screens is only loaded for another than the dashboard. */
function useScreenLabel(next: string): string | undefined {
  const isDashboard = next === paths.admin.dashboard;
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    if (isDashboard) return;
    let isOver = false;
    import('../../screens').then(
      ({ screens }) =>
        isOver ||
        setLabel(
          screens.findLast(({ path }) => next.startsWith(path.replace(/:.*/, '')))?.label ?? DASHBOARD,
        ),
      // Only the label is missing.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isDashboard, next]);
  return isDashboard ? DASHBOARD : label;
}

const DASHBOARD = 'Dashboard';

const Styles = styled('div')`
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
`;
