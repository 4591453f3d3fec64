import type { MediaFolder } from '@site/api/media/folders/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useDeleteMediaFolderMutation } from '../../../images/mediaApi';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';

/** Deletes a folder, once it is empty. */
export function DeleteFolderDialog({ folder, folders, onClose, onDeleted }: DeleteFolderDialogProps) {
  const [remove, { isLoading }] = useDeleteMediaFolderMutation();
  const { toast } = useToast();
  const { id, name, version, files } = folder;
  const isEmpty = files + folders === 0;
  const handleConfirm = async () => {
    try {
      await remove({ id, version }).unwrap();
      toast({ title: 'Folder deleted', description: name });
      onDeleted();
    } catch (error) {
      toast(errorToast('Couldn’t delete the folder', error as ApiError));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete the folder “${name}”?`}
      confirmLabel="Delete"
      isBusy={isLoading}
      isDisabled={!isEmpty}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isEmpty
        ? 'It is empty, so no file is deleted.'
        : 'Only an empty folder can be deleted. Move or delete the files and folders in it first.'}
    </ConfirmDialog>
  );
}

interface DeleteFolderDialogProps {
  folder: MediaFolder;
  /** The number of folders in it. */
  folders: number;
  onClose: () => void;
  onDeleted: () => void;
}
