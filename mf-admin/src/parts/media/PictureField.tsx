import type { Media } from '@site/api/contract/media';
import { Button, styled } from '@site/shell/kit';
import { FieldCell, type FieldProps } from '@site/shell/kit/form';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog';

/** A picture of the library as a field of a form. Its value is the picture's address, or empty. */
export function PictureField({ onChosen, ...field }: PictureFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FieldCell<string>
      {...field}
      isGroup
      wide
      control={({ id, value, onChange, className, ...told }) => (
        <Look className={className}>
          {value && <img src={`${value}?w=320`} alt="" />}
          <Button
            id={id}
            tone="line"
            size="small"
            aria-haspopup="dialog"
            aria-labelledby={`${told['aria-labelledby']} ${id}`}
            aria-describedby={told['aria-describedby']}
            onClick={() => setIsOpen(true)}
          >
            {value ? 'Choose another' : 'Choose a picture'}
          </Button>
          {value && (
            <Button tone="text" size="small" onClick={() => onChange('')}>
              Remove
            </Button>
          )}
          <PictureDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onChoose={(media) => {
              onChange(media.address);
              onChosen?.(media);
            }}
          />
        </Look>
      )}
    />
  );
}

export interface PictureFieldProps extends FieldProps {
  /** The picture with its description and focus, for a form that holds these beside it. */
  onChosen?: (media: Media) => void;
}

const Look = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  img {
    width: 96px;
    height: 64px;
    object-fit: cover;
    border-radius: var(--r-cell);
    background: var(--sand);
  }
`;
