import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { useDisconnectHubspotMutation } from './hubspotApi';

/** Disconnects the account after a confirmation that lists what stays. */
export function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const [disconnect, { isLoading }] = useDisconnectHubspotMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { error } = await disconnect({ version: connection.version });
    if (error) toast(errorToast('Couldn’t disconnect HubSpot', error as ApiError));
    else toast({ title: 'HubSpot disconnected', description: 'The token is deleted.' });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Disconnect HubSpot?"
      confirmLabel="Disconnect"
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      The token is deleted, and the sync stops. The field mapping stays here, the choice of deals and of a
      form doesn’t. Contacts, properties and their values stay in HubSpot. People you erase while it’s
      disconnected are deleted from HubSpot once you connect it again within 90 days.
    </ConfirmDialog>
  );
}

interface DisconnectDialogProps {
  connection: HubspotConnection;
  onClose: () => void;
}
