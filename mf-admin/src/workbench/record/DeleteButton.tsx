import { Button } from '@site/shell/kit';
import Trash2 from 'lucide-react/icons/trash-2';
import { ConfirmDialog } from '../screen/ConfirmDialog';
import type { Deletion } from './useDeletion';

/** Deletes the record after a confirmation. */
export function DeleteButton({ noun, deletion, isOnline }: DeleteButtonProps) {
  return (
    <>
      <Button tone="line" size="small" onClick={deletion.open} disabled={!isOnline}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {deletion.isOpen && (
        <ConfirmDialog
          title={`Delete this ${noun}?`}
          confirmLabel="Delete"
          isBusy={deletion.isBusy}
          onConfirm={deletion.confirm}
          onClose={deletion.cancel}
        >
          {deletion.name && `${deletion.name}. `}
          {deletion.note && `${deletion.note} `}You can’t undo this.
        </ConfirmDialog>
      )}
    </>
  );
}

interface DeleteButtonProps {
  noun: string;
  deletion: Deletion;
  isOnline: boolean;
}
