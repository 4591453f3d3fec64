import { SubscriptionCard } from './SubscriptionCard';

/** Where the mail leads that asks for a confirmation: topics are chosen here, and nothing happens before a button is pressed. */
export function SubscribePage() {
  return (
    <SubscriptionCard
      title="Notes by mail"
      description="Confirm that you want new notes by mail, and choose the topics."
      path="/subscribe"
    />
  );
}

export { SubscribePage as Component };
