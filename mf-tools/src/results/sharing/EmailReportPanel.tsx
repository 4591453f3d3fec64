import { ReportEmailAddress } from '@site/api/tools/reports/contract';
import { Button, LiveRegion } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type FormEvent, useId, useRef, useState } from 'react';

/** Sends the report to one email address, without subscribing it. */
export function EmailReportPanel({ onSend }: { onSend: (email: string) => Promise<unknown> }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({});
  const fail = (error: string) => {
    setState({ error });
    field.current?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (state.isSending) return;
    const [invalid] = ReportEmailAddress.validate(email);
    if (invalid) return fail(invalid.message);
    setState({ isSending: true });
    try {
      await onSend(email);
      if (field.current) field.current.value = '';
      setState({
        message: `We’ve emailed it to ${email}. If it doesn’t arrive in a few minutes, check your spam folder.`,
      });
    } catch (error) {
      const { fieldErrors, text } = error as ApiError;
      fail(fieldErrors?.email ?? text ?? 'We couldn’t send it. Please try again.');
    }
  };
  return (
    <div>
      <h2>Email me the report</h2>
      <p>Optional. You get the same report and plan by email.</p>
      <form className="row" onSubmit={handleSubmit} noValidate aria-label="Email me the report">
        <label className="sr" htmlFor={id}>
          Email address for the report
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          placeholder="you@company.com"
          autoComplete="email"
          maxLength={254}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={`${id}-status`}
        />
        <Button tone="line" size="small" type="submit" aria-disabled={state.isSending || undefined}>
          {state.isSending ? 'Sending…' : 'Send'}
        </Button>
      </form>
      <LiveRegion visible>
        <p className={state.error ? 'status is-bad' : 'status'} id={`${id}-status`}>
          {state.error ?? state.message}
        </p>
      </LiveRegion>
    </div>
  );
}

interface State {
  isSending?: boolean;
  message?: string;
  error?: string;
}
