import type { SubscriptionResult } from '@site/api/audience/subscribers/contract';
import { Button, reportConversion } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NoSubscription } from './NoSubscription';
import { SubscriptionView } from './SubscriptionView';
import { useEditSubscriptionMutation, useVerifySubscriptionMutation } from './subscriptionApi';

/** Loads the subscription of a link and sends the changes that its reader makes. */
export function SubscriptionLoader({ token }: { token: string }) {
  const [verify, verified] = useVerifySubscriptionMutation();
  const [edit, edited] = useEditSubscriptionMutation();
  // The previous state stays visible while a change is sent.
  const [found, setFound] = useState<SubscriptionResult>();
  const show = ({ data }: { data?: SubscriptionResult }) => data && setFound(data);
  const handleDecided = (decided: { data?: SubscriptionResult }) => {
    const isConfirmed =
      found?.subscription?.status === 'pending' && decided.data?.subscription?.status === 'active';
    if (isConfirmed) reportConversion('subscription_confirmed');
    show(decided);
  };
  const load = () => verify({ body: { token } }).then(show);
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);
  const problem = (edited.error ?? verified.error) as ApiError | undefined;
  const message = problem && (problem.text ?? 'That didn’t work. Please try again in a moment.');
  if (!found)
    return (
      <>
        <p className="lead" role="status">
          {message ?? 'Loading…'}
        </p>
        {message && (
          <div className="actions">
            <Button disabled={verified.isLoading} onClick={load}>
              Try again
            </Button>
          </div>
        )}
      </>
    );
  if (!found.subscription) return <NoSubscription />;
  return (
    <>
      <SubscriptionView
        subscription={found.subscription}
        isBusy={edited.isLoading}
        onDecide={(change) => edit({ body: { token, ...change } }).then(handleDecided)}
      />
      <p className="problem" role="alert">
        {edited.error ? message : ''}
      </p>
    </>
  );
}
