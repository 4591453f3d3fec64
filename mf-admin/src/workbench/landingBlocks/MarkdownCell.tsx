import { below, styled } from '@site/shell/kit';
import { MarkdownEditor } from '@site/shell/kit/editor';
import { use, useId } from 'react';
import { useTextFiles } from '../../images/useTextFiles';
import { useTextImages } from '../../images/useTextImages';
import { useLinkTargets } from '../fields/links/useLinkTargets';
import { ReadOnlyContext } from '../fields/ReadOnlyContext';
import { CellNotes, type TextCellProps } from '../fields/TextCell';

/** A cell with formatted text and images. */
export default function MarkdownCell({ label, value, onChange, error }: TextCellProps) {
  const id = useId();
  const { source, shown } = useTextImages();
  const { files, dialog } = useTextFiles();
  return (
    <Styles className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <MarkdownEditor
        label={label}
        value={value}
        onChange={onChange}
        isReadOnly={use(ReadOnlyContext)}
        images={source}
        files={files}
        useLinkTargets={useLinkTargets}
        placeholder="Start writing, or type / to insert a block"
      >
        {shown}
        {dialog}
      </MarkdownEditor>
      <CellNotes id={id} error={error} />
    </Styles>
  );
}

/** The text begins where the other fields of the cell do. Twice the class, since the editor has styles of its own. */
const Styles = styled('div')`
  && .paper {
    padding-inline: 20px;
  }
  && .ProseMirror {
    min-height: 140px;
  }
  @media ${below.phone} {
    && .paper {
      padding-inline: 16px;
    }
  }
`;
