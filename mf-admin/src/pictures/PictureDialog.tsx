import type { Media } from '@site/api/media/contract';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { DescribePicture } from './DescribePicture';
import { PictureLibrary } from './PictureLibrary';

/**
 * Chooses a picture from the library, or adds one. What is not described yet is described first: `onChoose` gets no
 * picture without an `alt`.
 */
export function PictureDialog({ open, onClose, onChoose }: PictureDialogProps) {
  const [undescribed, setUndescribed] = useState<Media>();
  const close = () => {
    setUndescribed(undefined);
    onClose();
  };
  const choose = (media: Media) => {
    if (!media.alt) return setUndescribed(media);
    onChoose(media);
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={undescribed ? 'Add alt text' : 'Choose image'}>
      {undescribed ? (
        <DescribePicture media={undescribed} onDone={choose} onBack={() => setUndescribed(undefined)} />
      ) : (
        <PictureLibrary onChoose={choose} />
      )}
    </Dialog>
  );
}

export interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (media: Media) => void;
}
