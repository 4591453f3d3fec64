import { useId } from 'react';
import { ImagePicker } from '../../images/ImagePicker';
import { CellNotes, type TextCellProps } from '../fields/TextCell';

/** A cell with an image of the library; the value is the image's path or that of another file of this site. */
export function ImageCell({ label, value, onChange, error, hint }: TextCellProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <span className="label">{label}</span>
      <ImagePicker
        label={label}
        value={value}
        aria-describedby={describedBy || undefined}
        onChoose={({ address }) => onChange(address)}
        onRemove={() => onChange('')}
      />
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}
