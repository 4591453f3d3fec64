import { topicOptions } from '@site/api/audience/subscribers/contract';
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
          <div className="actions">
            <Button type="submit">Unsubscribe from everything</Button>
            <Button type="submit" tone="line" formAction="?change=pause">
              Pause for 90 days
            </Button>
            <Button type="submit" tone="line" formAction="?change=resume">
              End a pause
            </Button>
          </div>
          <div className="part">
            <h2>Or get fewer emails</h2>
            <div className="actions">
              {topicOptions.map(({ value, label }) => (
                <Button
                  key={value}
                  type="submit"
                  tone="line"
                  size="small"
                  formAction={`?change=drop&topic=${value}`}
                >
                  No more on {label}
                </Button>
              ))}
            </div>
          </div>
        </form>
      </noscript>
    </SubscriptionCard>
  );
}

export { UnsubscribePage as Component };
