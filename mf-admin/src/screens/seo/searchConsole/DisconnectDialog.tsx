import type { SearchConsoleConnection } from '@site/api/seo/searchConsoleConnection/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { useDisconnectSearchConsoleMutation } from './searchConsoleApi';

/** Disconnects the service account after a confirmation that says what is deleted. */
export function DisconnectDialog({ connection: { version }, onClose }: DisconnectDialogProps) {
  const [disconnect, { isLoading }] = useDisconnectSearchConsoleMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { error } = await disconnect({ version });
    if (error) toast(errorToast('Couldn’t disconnect Search Console', error as ApiError));
    else toast({ title: 'Search Console disconnected', description: 'The key is deleted.' });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Disconnect Search Console?"
      confirmLabel="Disconnect"
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      The key and the data that was imported with it are deleted. Imported files are used again. Also delete
      the key in Google Cloud if nothing else uses it.
    </ConfirmDialog>
  );
}

interface DisconnectDialogProps {
  connection: SearchConsoleConnection;
  onClose: () => void;
}
