import { SubscriptionCard } from './SubscriptionCard';

/**
 * Page of the link in the confirmation email: topics are selected here, and nothing changes before a button is
 * pressed.
 */
export function SubscribePage() {
  return (
    <SubscriptionCard
      title="Articles by email"
      description="Confirm that you want new articles by email, and choose the topics."
      path="/subscribe"
    />
  );
}

export { SubscribePage as Component };
