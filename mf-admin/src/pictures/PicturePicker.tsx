import type { Media } from '@site/api/media/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { Button, styled, VisuallyHidden } from '@site/shell/kit';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog';

/** The picture that is chosen, and its choice from the library; its value is an address of this site, or empty. */
export function PicturePicker({
  id,
  label,
  value,
  onChoose,
  onRemove,
  className,
  ...told
}: PicturePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const known = mediaIdOf(value);
  return (
    <Styles className={className}>
      {value && <img src={known ? mediaAddressAt(known, 320) : value} alt="" />}
      <Button
        id={id}
        {...told}
        tone="line"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {value ? 'Change image' : 'Choose image'}
        <VisuallyHidden> for {label.toLowerCase()}</VisuallyHidden>
      </Button>
      {value && (
        <Button tone="text" size="small" onClick={onRemove}>
          Remove
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      <PictureDialog open={isOpen} onClose={() => setIsOpen(false)} onChoose={onChoose} />
    </Styles>
  );
}

interface PicturePickerProps {
  id?: string;
  label: string;
  value: string;
  onChoose: (media: Media) => void;
  onRemove: () => void;
  className?: string;
  'aria-describedby'?: string;
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block: 6px;
  img {
    width: 96px;
    height: 54px;
    object-fit: cover;
    border-radius: var(--r-cell);
    background: var(--sand);
  }
`;
