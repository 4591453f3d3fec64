import type { Media } from '@site/api/media/contract';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { DescribeImage } from './DescribeImage';
import { MediaLibrary } from './MediaLibrary';

/**
 * Selects an image from the library or uploads one. An image without alt text is described first, so `onChoose`
 * always gets an `alt`.
 */
export function ImageDialog({ open, onClose, onChoose }: ImageDialogProps) {
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
        <DescribeImage media={undescribed} onDone={choose} onBack={() => setUndescribed(undefined)} />
      ) : (
        <MediaLibrary kind="image" onChoose={choose} />
      )}
    </Dialog>
  );
}

export interface ImageDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (media: Media) => void;
}
