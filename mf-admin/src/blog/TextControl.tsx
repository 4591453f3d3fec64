import { MarkdownEditor } from '@site/shell/kit/editor';
import { useTextPictures } from '../parts/media/useTextPictures';
import type { FieldControlProps } from '../workbench/editor/EditorDefinition';
import { markClaims } from './claimsIn';

/** The text of a post, whose claims without a source are marked, with pictures of the library. */
export function TextControl({ label, value, onChange, isReadOnly, placeholder }: FieldControlProps) {
  const { source, shown } = useTextPictures();
  return (
    <MarkdownEditor
      label={label}
      value={String(value)}
      onChange={onChange}
      pictures={source}
      find={markClaims}
      isReadOnly={isReadOnly}
      placeholder={placeholder}
    >
      {shown}
    </MarkdownEditor>
  );
}
