import { subscriptionConsent } from '@site/api/audience/subscribers/consent';
import type { Subscription, SubscriptionChange } from '@site/api/audience/subscribers/contract';
import { Button, useSettings } from '@site/shell/kit';
import { useState } from 'react';
import { LeavingReasons } from './LeavingReasons';
import { TopicsForm } from './TopicsForm';

export type Decide = (change: Omit<SubscriptionChange, 'token'>) => unknown;

interface SubscriptionViewProps {
  subscription: Subscription;
  isBusy: boolean;
  onDecide: Decide;
}

/** A subscription with its actions. */
export function SubscriptionView(props: SubscriptionViewProps) {
  const { status } = props.subscription;
  const [first] = useState(status);
  if (status === 'pending') return <ToConfirm {...props} />;
  if (status === 'unsubscribed') return <Ended {...props} />;
  return <Standing {...props} isNew={first === 'pending'} />;
}

function ToConfirm({ subscription, onDecide }: SubscriptionViewProps) {
  return (
    <>
      <p className="lead" role="status">
        {subscription.email} isn’t subscribed yet. Choose your topics and confirm.
      </p>
      <div className="part">
        <h2>Your topics</h2>
        <TopicsForm chosen={subscription.topics} action="subscribe" label="Confirm" onDecide={onDecide} />
        <Consent />
      </div>
    </>
  );
}

/** Who has just confirmed is thanked, and not asked to leave. */
function Standing({ subscription, isBusy, isNew, onDecide }: SubscriptionViewProps & { isNew: boolean }) {
  const { email, topics, pausedUntil } = subscription;
  return (
    <>
      <p className="lead" role="status">
        {isNew && 'Thank you. '}
        {email} is subscribed{pausedUntil ? `, and emails are paused until ${dayOf(pausedUntil)}` : ''}.
      </p>
      <div className="actions">
        <Button
          tone={isNew ? 'line' : undefined}
          disabled={isBusy}
          onClick={() => onDecide({ action: 'unsubscribe' })}
        >
          Unsubscribe from everything
        </Button>
        <Button
          tone="line"
          disabled={isBusy}
          onClick={() => onDecide({ action: pausedUntil ? 'resume' : 'pause' })}
        >
          {pausedUntil ? 'End the pause' : 'Pause for 90 days'}
        </Button>
      </div>
      <div className="part">
        <h2>{isNew ? 'Your topics' : 'Or get fewer emails'}</h2>
        <p>Only articles on these topics.</p>
        <TopicsForm chosen={topics} action="choose" label="Save topics" onDecide={onDecide} />
      </div>
    </>
  );
}

function Ended({ subscription, isBusy, onDecide }: SubscriptionViewProps) {
  return (
    <>
      <p className="lead" role="status">
        {subscription.email} is unsubscribed. You won’t get more articles.
      </p>
      <LeavingReasons onDecide={onDecide} />
      <div className="part">
        <h2>Changed your mind?</h2>
        <div className="actions">
          <Button tone="line" disabled={isBusy} onClick={() => onDecide({ action: 'subscribe' })}>
            Subscribe again
          </Button>
        </div>
        <Consent />
      </div>
    </>
  );
}

function Consent() {
  const { name } = useSettings();
  return <p className="consent">{subscriptionConsent.text(name)}</p>;
}

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
