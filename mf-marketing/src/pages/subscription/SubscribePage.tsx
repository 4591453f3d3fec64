import { SubscriptionCard } from './SubscriptionCard';

/** Where the link of the confirmation email leads: topics are chosen here, and nothing happens before a button is pressed. */
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
