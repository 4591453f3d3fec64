import { leavingOptions } from '@site/api/audience/subscribers/contract';
import { Button } from '@site/shell/kit';
import { useState } from 'react';
import type { Decide } from './SubscriptionView';

/** Optional reasons for unsubscribing: one press, no text. */
export function LeavingReasons({ onDecide }: { onDecide: Decide }) {
  const [given, setGiven] = useState<string>();
  return (
    <div className="part">
      <h2>Why are you leaving?</h2>
      <p role="status">{given ? 'Thank you. That helps us.' : 'This is optional.'}</p>
      {!given && (
        <div className="actions">
          {leavingOptions.map(({ value, label }) => (
            <Button
              key={value}
              tone="line"
              size="small"
              onClick={() => {
                setGiven(value);
                onDecide({ action: 'unsubscribe', reason: value });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
