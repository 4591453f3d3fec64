import { SubscriptionCard } from './SubscriptionCard';

/** Where the mail leads that asks for a confirmation: topics are chosen here, and nothing happens before a button is pressed. */
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
