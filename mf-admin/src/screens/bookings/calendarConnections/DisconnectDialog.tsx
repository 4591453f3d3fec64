import { providerLabels } from '@site/api/bookings/calendarApps/contract';
import type { CalendarConnection } from '@site/api/bookings/calendarConnections/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { useDeleteConnectionMutation } from './connectionsApi';

/** Confirms that an account is disconnected, and says what stays. */
export function DisconnectDialog({ hostId, connection, isOwn, onClose }: DisconnectDialogProps) {
  const [remove, { isLoading }] = useDeleteConnectionMutation();
  const { toast } = useToast();
  const { id, provider, account } = connection;
  const label = providerLabels[provider];
  const handleConfirm = async () => {
    const { error } = await remove({ id: hostId, connection: id });
    onClose();
    if (error) toast(errorToast('Couldn’t disconnect the account', error as ApiError));
    else toast({ title: `${account} disconnected` });
  };
  return (
    <ConfirmDialog
      title={`Disconnect ${account}?`}
      confirmLabel="Disconnect"
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      Visitors can book its busy times again, and new bookings are no longer added. Events that were added
      stay in the calendar. The access is deleted here
      {provider === 'google'
        ? ` and withdrawn at ${label}.`
        : `; to remove it at ${label} as well, ${isOwn ? 'open' : 'the host opens'} the apps of the account there.`}
    </ConfirmDialog>
  );
}

interface DisconnectDialogProps {
  hostId: string;
  connection: CalendarConnection;
  isOwn: boolean;
  onClose: () => void;
}
