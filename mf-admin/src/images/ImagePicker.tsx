import type { Media } from '@site/api/media/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { Button, styled, VisuallyHidden } from '@site/shell/kit';
import { useState } from 'react';
import { ImageDialog } from './ImageDialog';

/** The selected image and the library dialog; the value is a path of this site or empty. */
export function ImagePicker({
  id,
  label,
  value,
  onChoose,
  onRemove,
  className,
  ...ariaProps
}: ImagePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const known = mediaIdOf(value);
  return (
    <Styles className={className}>
      {value && <img src={known ? mediaAddressAt(known, 320) : value} alt="" />}
      <Button
        id={id}
        {...ariaProps}
        tone="line"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {value ? 'Change image' : 'Choose image'}
        {label !== 'Image' && <VisuallyHidden> for {label.toLowerCase()}</VisuallyHidden>}
      </Button>
      {value && (
        <Button tone="text" size="small" onClick={onRemove}>
          Remove
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      <ImageDialog open={isOpen} onClose={() => setIsOpen(false)} onChoose={onChoose} />
    </Styles>
  );
}

interface ImagePickerProps {
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
