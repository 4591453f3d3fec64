import styled from '@emotion/styled/base';
import { subscriptionConsent } from '@site/api/audience/subscribers/consent';
import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '../../paths';
import { Button } from '../page/Button';
import { SmartLink } from '../page/SmartLink';
import { useSettings } from '../SettingsContext';
import { getVisitOrigin } from '../visit/visitOrigin';

/**
 * Sign-up form of the newsletter. The email that follows asks for confirmation and offers the topics. The code that
 * sends it loads on submit.
 */
export function SubscribeForm({ place }: SubscribeFormProps) {
  const { name } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<SubscribeResult>({});
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || isBusy) return;
    setIsBusy(true);
    const answer = await send(place, input.value);
    setIsBusy(false);
    setResult(answer);
    if (answer.problem) input.focus();
    else input.value = '';
  };
  return (
    // `post` keeps the email address out of the URL if the form is sent before scripts run.
    <Styles method="post" noValidate aria-label="Articles by email" onSubmit={handleSubmit}>
      <label htmlFor={id}>Email Address</label>
      <div className="line">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby={`${id}-say`}
          aria-invalid={result.problem ? true : undefined}
        />
        <Button size="small" type="submit" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Subscribe'}
        </Button>
      </div>
      <p id={`${id}-say`} role="status" className={result.problem ? 'problem' : 'done'}>
        {result.problem ?? result.done}
      </p>
      <p className="consent">
        {subscriptionConsent.text(name)} <SmartLink to={paths.privacyPolicy}>Privacy Policy</SmartLink>
      </p>
    </Styles>
  );
}

export interface SubscribeFormProps {
  /** Where the form is placed. */
  place: 'blog' | 'post' | 'footer';
}

interface SubscribeResult {
  problem?: string;
  done?: string;
}

async function send(place: SubscribeFormProps['place'], email: string): Promise<SubscribeResult> {
  try {
    const { sendSubscription } = await import('./sendSubscription');
    return { done: await sendSubscription({ email, place, origin: getVisitOrigin() }) };
  } catch (error) {
    const { text = 'We couldn’t send it. Please try again in a moment.' } = error as { text?: string };
    return { problem: text };
  }
}

const Styles = styled('form')`
  label {
    display: block;
    margin-bottom: 8px;
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--navy);
  }
  .line {
    display: flex;
    gap: 4px;
    padding: 4px;
    border: 1px solid var(--blue-2);
    border-radius: var(--r-ctl);
    background: var(--sheet);
  }
  .line:focus-within {
    background: var(--white);
    box-shadow: inset 0 0 0 2px var(--navy);
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    outline: 0;
    background: transparent;
    font: 450 1.0625rem / 1.3 var(--sans);
    color: var(--ink);
  }
  input:focus-visible {
    box-shadow: none;
  }
  p {
    margin-top: 8px;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  p:empty {
    display: none;
  }
  .problem {
    font-weight: 550;
    color: var(--error);
  }
  .done {
    font-weight: 550;
    color: var(--navy);
  }
  .consent {
    max-width: 36em;
    color: var(--muted);
  }
`;
