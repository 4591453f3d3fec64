import { MarkdownEditor } from '@site/shell/kit/editor';
import { useTextFiles } from '../../images/useTextFiles';
import { useTextImages } from '../../images/useTextImages';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { useLinkTargets } from '../../workbench/fields/links/useLinkTargets';
import { markClaims } from './markClaims';

/** The text of a post with images of the library; claims without a source are highlighted. */
export function TextControl({ label, value, onChange, isReadOnly, placeholder }: FieldControlProps) {
  const { source, shown } = useTextImages();
  const { files, dialog } = useTextFiles();
  return (
    <MarkdownEditor
      label={label}
      value={String(value)}
      onChange={onChange}
      images={source}
      files={files}
      useLinkTargets={useLinkTargets}
      check={markClaims}
      isReadOnly={isReadOnly}
      placeholder={placeholder}
    >
      {shown}
      {dialog}
    </MarkdownEditor>
  );
}
