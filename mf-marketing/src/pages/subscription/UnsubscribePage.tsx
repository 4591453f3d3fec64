import { Button } from '@site/shell/kit';
import { SubscriptionCard } from './SubscriptionCard';

/** Page of the link at the end of every email. Opening it changes nothing; a button unsubscribes. */
export function UnsubscribePage() {
  return (
    <SubscriptionCard
      title="Unsubscribe"
      description="Change your email topics, pause emails for 90 days or unsubscribe."
      path="/unsubscribe"
    >
      <noscript>
        <form method="post">
          <Button type="submit">Unsubscribe from everything</Button>
        </form>
      </noscript>
    </SubscriptionCard>
  );
}

export { UnsubscribePage as Component };
