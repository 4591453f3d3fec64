import { mediaAddressAt, mediaIdOf } from '@site/api/mediaAddress';
import { Button, styled, VisuallyHidden } from '@site/shell/kit';
import { useId, useState } from 'react';
import { PictureDialog } from '../parts/media/PictureDialog';
import { CellNotes, type WordsCellProps } from '../workbench/fields/WordsCell';

/** A picture of the library in its cell; its value is the picture's address, or that of another file of this site. */
export function PictureCell({ label, value, onChange, error, hint }: WordsCellProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const known = mediaIdOf(value);
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <span className="label">{label}</span>
      <Look>
        {value && <img src={known ? mediaAddressAt(known, 320) : value} alt="" />}
        <Button
          tone="line"
          size="small"
          aria-haspopup="dialog"
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          onClick={() => setIsOpen(true)}
        >
          {value ? 'Choose another' : 'Choose a picture'}
          <VisuallyHidden> as {label.toLowerCase()}</VisuallyHidden>
        </Button>
        {value && (
          <Button tone="text" size="small" onClick={() => onChange('')}>
            Remove
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </Look>
      <CellNotes id={id} hint={hint} error={error} />
      <PictureDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={({ address }) => onChange(address)}
      />
    </div>
  );
}

const Look = styled('div')`
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
