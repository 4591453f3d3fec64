import type { PostDraft } from '@site/api/content/posts/contract';
import { useId } from 'react';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';

/** Title and description for search engines, where they differ from the post's own. */
export function SearchFields({ value, onChange, isReadOnly }: FieldControlProps) {
  const id = useId();
  const seo = value as PostDraft['seo'];
  return (
    <>
      {FIELDS.map(({ name, label, most }) => (
        <div className="fld" key={name}>
          <label htmlFor={id + name}>{label}</label>
          <textarea
            id={id + name}
            rows={1}
            maxLength={most}
            readOnly={isReadOnly}
            value={seo[name]}
            onChange={({ target }) => onChange({ ...seo, [name]: target.value.replaceAll('\n', ' ') })}
          />
        </div>
      ))}
    </>
  );
}

const FIELDS = [
  { name: 'title', label: 'Meta title (default: post title)', most: 200 },
  { name: 'description', label: 'Meta description (default: summary)', most: 400 },
] as const;
