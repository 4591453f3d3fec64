import { MarkdownEditor } from '@site/shell/kit/editor';
import { useId } from 'react';
import { useTextPictures } from '../../../pictures/useTextPictures';
import { CellNotes, type TextCellProps } from '../../../workbench/fields/TextCell';

/** A text with formatting and pictures in its cell, written as visitors will read it. */
export default function MarkdownCell({ label, value, onChange, error }: TextCellProps) {
  const id = useId();
  const { source, shown } = useTextPictures();
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <MarkdownEditor
        label={label}
        value={value}
        onChange={onChange}
        pictures={source}
        placeholder="Start writing, or type / to insert a block"
      >
        {shown}
      </MarkdownEditor>
      <CellNotes id={id} error={error} />
    </div>
  );
}
