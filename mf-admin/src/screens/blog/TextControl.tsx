import { MarkdownEditor } from '@site/shell/kit/editor';
import { useTextPictures } from '../../pictures/useTextPictures';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { markClaims } from './findClaims';

/** The text of a post, whose claims without a source are marked, with pictures of the library. */
export function TextControl({ label, value, onChange, isReadOnly, placeholder }: FieldControlProps) {
  const { source, shown } = useTextPictures();
  return (
    <MarkdownEditor
      label={label}
      value={String(value)}
      onChange={onChange}
      pictures={source}
      check={markClaims}
      isReadOnly={isReadOnly}
      placeholder={placeholder}
    >
      {shown}
    </MarkdownEditor>
  );
}
