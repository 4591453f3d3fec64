import { type SubscriberDetails, SubscriberRemoval } from '@site/api/audience/management/contract';
import { TextAreaField } from '@site/shell/kit/form';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useUnsubscribeSubscriberMutation } from './subscribersApi';

/** Unsubscribes a person at their request to the team. */
export function UnsubscribeDialog({ subscriber, onClose }: UnsubscribeDialogProps) {
  const [unsubscribe] = useUnsubscribeSubscriberMutation();
  const { id, version, email } = subscriber;
  return (
    <FormDialog<SubscriberRemoval>
      title="Unsubscribe this person?"
      text={`${email} won’t get any more newsletters. They can subscribe again on the website; the team can’t do it for them.`}
      submitLabel="Unsubscribe"
      doneTitle="Unsubscribed"
      struct={SubscriberRemoval}
      initial={{}}
      onSubmit={(body) => unsubscribe({ id, version, body }).unwrap()}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        label="How they asked to unsubscribe"
        hint="For the team only. For example: by phone."
        rows={2}
        maxLength={300}
        optional
        isOmittedWhenEmpty
      />
    </FormDialog>
  );
}

interface UnsubscribeDialogProps {
  subscriber: SubscriberDetails;
  onClose: () => void;
}
