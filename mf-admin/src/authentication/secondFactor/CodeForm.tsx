import { AppCode } from '@site/api/identity/account/contract';
import { styled } from '@site/shell/kit';
import { CodeField } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { AttemptsLeft } from '../rateLimit/AttemptsLeft';
import { blockedUntil } from '../rateLimit/blockedUntil';

/**
 * The second step of sign-in or password reset: a six-digit code or a recovery code. It expires after five failed
 * attempts or a time limit; the caller then starts over.
 */
export function CodeForm(props: CodeFormProps) {
  const { email, until, kind, action, busy, send, onExpired, onBlocked, children } = props;
  const [attemptsLeft, setAttemptsLeft] = useState(MAX_ATTEMPTS);
  const [problem, setProblem] = useState<ApiError>();
  const [wrong, setWrong] = useState<CodeKind>();
  const isWrong = wrong === kind;
  const handleFailure = (failed: ApiError) => {
    if (failed.status === 429) return onBlocked(blockedUntil(failed));
    if (failed.code?.endsWith('_over')) return onExpired(failed.text);
    if (failed.code !== 'wrong_code') return setProblem(failed);
    setWrong(kind);
    setAttemptsLeft((left) => Math.max(1, left - 1));
  };
  return (
    <Styles className={isWrong ? 'is-wrong' : undefined}>
      <div role={isWrong ? 'alert' : undefined}>
        <StepHeading>{TEXTS[kind][isWrong ? 'refused' : 'prompt']}</StepHeading>
        <p className="intro">
          {isWrong ? (
            TEXTS[kind].why
          ) : (
            <>
              {TEXTS[kind].from}
              {email && (
                <>
                  , for <b>{email}</b>
                </>
              )}
              .
            </>
          )}
        </p>
      </div>
      <FormAlert problem={problem} />
      {/* The key resets the form after a failed attempt. */}
      <Form<AppCode>
        key={`${kind}${attemptsLeft}`}
        label="Two-step sign-in"
        struct={AppCode}
        messages={{ code: TEXTS[kind].empty }}
        initial={{ code: '' }}
        onSubmit={({ code }) => {
          setProblem(undefined);
          return send(code.trim());
        }}
        onFailure={(error) => handleFailure(error as ApiError)}
        keepValues
      >
        {kind === 'code' ? (
          <CodeField name="code" label="Six-digit code" autoFocus />
        ) : (
          <FormGrid isSingle isDense isFramed>
            <TextField name="code" label="Recovery code" autoComplete="off" spellCheck={false} autoFocus />
          </FormGrid>
        )}
        <AttemptsLeft until={until} attempts={attemptsLeft} max={MAX_ATTEMPTS} onExpired={onExpired} />
        {isWrong && kind === 'code' && (
          <p className="tip">
            <Clock aria-hidden />
            <span>
              Still not working? Set your phone’s clock to automatic. A clock that’s 30 seconds off is the
              usual cause.
            </span>
          </p>
        )}
        <SubmitButton busyLabel={busy} className="go-on">
          {action}
        </SubmitButton>
      </Form>
      {children}
    </Styles>
  );
}

export type CodeKind = 'code' | 'recoveryCode';

export interface CodeFormProps {
  email?: string;
  /** When it expires, in milliseconds since 1970. */
  until: number;
  kind: CodeKind;
  /** The label of the button, and its label while busy. */
  action: string;
  busy: string;
  /** Rejects with the API's error. */
  send: (code: string) => Promise<unknown>;
  /** Called when it expired, with the server's message if there is one. */
  onExpired: (message?: string) => void;
  onBlocked: (until: number) => void;
  /** Links to other methods. */
  children?: ReactNode;
}

const MAX_ATTEMPTS = 5;

const TEXTS = {
  code: {
    prompt: 'Enter your six-digit code',
    from: 'From your authenticator app',
    refused: 'Incorrect code',
    why: 'Your password is correct. Codes change every 30 seconds. Wait for the next one, then try again.',
    empty: 'Enter the six-digit code.',
  },
  recoveryCode: {
    prompt: 'Enter a recovery code',
    from: 'One of the ten you saved when you set up two-step sign-in',
    refused: 'Incorrect recovery code',
    why: 'Each code works once, and new codes replace the old ones. Dashes and capitalization don’t matter.',
    empty: 'Enter a recovery code.',
  },
} as const;

const Styles = styled('div')`
  &.is-wrong i {
    border-color: var(--error);
  }
`;
