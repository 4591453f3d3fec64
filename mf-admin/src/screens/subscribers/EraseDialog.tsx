import type { SubscriberDetails } from '@site/api/audience/management/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { useEraseSubscriberMutation } from './subscribersApi';

/** Erases a subscriber after a confirmation. */
export function EraseDialog({ subscriber, onErased, onClose }: EraseDialogProps) {
  const [erase, { isLoading }] = useEraseSubscriberMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { id, version } = subscriber;
    const { error } = await erase({ id, version });
    if (error) {
      toast(errorToast('Couldn’t erase the subscriber', error as ApiError));
      onClose();
      return;
    }
    toast({ title: 'Subscriber erased', description: 'Only a hash of the email address is kept.' });
    onErased();
  };
  return (
    <ConfirmDialog
      title="Erase this subscriber?"
      confirmLabel="Erase"
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      The subscription, its proof of consent, links and emails are deleted and can’t be restored. A hash of
      the address is kept, so that it isn’t imported again. Leads and bookings of the same person stay.
    </ConfirmDialog>
  );
}

interface EraseDialogProps {
  subscriber: SubscriberDetails;
  onErased: () => void;
  onClose: () => void;
}
