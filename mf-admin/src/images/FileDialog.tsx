import type { Media } from '@site/api/media/contract';
import { Dialog } from '@site/shell/kit/workbench';
import { MediaLibrary } from './MediaLibrary';

interface FileDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (media: Media) => void;
}

/** Selects a PDF of the library to link to, or uploads one, which is then selected. */
export function FileDialog({ open, onClose, onChoose }: FileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose file">
      <MediaLibrary kind="pdf" onChoose={onChoose} />
    </Dialog>
  );
}
