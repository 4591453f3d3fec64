import { useId } from 'react';
import { PicturePicker } from '../../../pictures/PicturePicker';
import { CellNotes, type TextCellProps } from '../../../workbench/fields/TextCell';

/** A picture of the library in its cell; its value is the picture's address, or that of another file of this site. */
export function PictureCell({ label, value, onChange, error, hint }: TextCellProps) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <span className="label">{label}</span>
      <PicturePicker
        label={label}
        value={value}
        aria-describedby={told || undefined}
        onChoose={({ address }) => onChange(address)}
        onRemove={() => onChange('')}
      />
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}
