import type { SubscriberDetails } from '@site/api/audience/management/contract';
import { mayEditSubscriber, mayEraseSubscriber } from '@site/api/audience/management/policy';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { EraseDialog } from './EraseDialog';
import { useResendConfirmationMutation } from './subscribersApi';
import { TopicsDialog } from './TopicsDialog';
import { UnsubscribeDialog } from './UnsubscribeDialog';

/** The actions on a subscriber, or why there are none. */
export function SubscriberActions({ subscriber, onErased }: SubscriberActionsProps) {
  const may = usePermissions();
  const [open, setOpen] = useState<'topics' | 'unsubscribe' | 'erase'>();
  const close = () => setOpen(undefined);
  const { state, coveredTopics } = subscriber;
  const isAllowed = may(mayEditSubscriber);
  const isSubscribed = state === 'active' || state === 'paused';
  return (
    <Styles>
      <div className="row">
        {state === 'pending' && <ResendButton subscriber={subscriber} isAllowed={isAllowed} />}
        {isSubscribed && (
          <Button
            tone="line"
            size="small"
            disabled={!isAllowed || coveredTopics.length < 2}
            onClick={() => setOpen('topics')}
          >
            Change topics
          </Button>
        )}
        {(isSubscribed || state === 'pending') && (
          <Button tone="line" size="small" disabled={!isAllowed} onClick={() => setOpen('unsubscribe')}>
            Unsubscribe
          </Button>
        )}
        {may(mayEraseSubscriber) && (
          <Button tone="line" size="small" onClick={() => setOpen('erase')}>
            Erase
          </Button>
        )}
      </div>
      {!isAllowed && (
        <p className="mu">Personal details are hidden for your role. Editors can change subscribers.</p>
      )}
      {isAllowed && isSubscribed && coveredTopics.length < 2 && (
        <p className="mu">
          They chose one topic. Only the subscriber can add topics, with the link in our emails.
        </p>
      )}
      {open === 'topics' && <TopicsDialog subscriber={subscriber} onClose={close} />}
      {open === 'unsubscribe' && <UnsubscribeDialog subscriber={subscriber} onClose={close} />}
      {open === 'erase' && <EraseDialog subscriber={subscriber} onErased={onErased} onClose={close} />}
    </Styles>
  );
}

interface SubscriberActionsProps {
  subscriber: SubscriberDetails;
  onErased: () => void;
}

function ResendButton({ subscriber, isAllowed }: { subscriber: SubscriberDetails; isAllowed: boolean }) {
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const { toast } = useToast();
  const handleClick = async () => {
    const { id, version, email } = subscriber;
    const { error } = await resend({ id, version });
    if (error) toast(errorToast('Couldn’t resend the email', error as ApiError));
    else toast({ title: 'Confirmation email resent', description: `It is on its way to ${email}.` });
  };
  return (
    <Button tone="ember" size="small" disabled={!isAllowed || isLoading} onClick={handleClick}>
      Resend confirmation
    </Button>
  );
}

const Styles = styled('div')`
  padding: 0 20px 14px;
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  p {
    margin-top: 10px;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
