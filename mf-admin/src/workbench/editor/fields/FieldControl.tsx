import type { ContentDocument } from '@site/api/content/documents/contract';
import { TagsInput } from '@site/shell/kit/fields';
import { type ComponentProps, useId } from 'react';
import type { FieldErrors } from '../../fields/ControlledField';
import { ReadOnlyContext } from '../../fields/ReadOnlyContext';
import type { EditorField } from '../definition/EditorDefinition';

/** One field of the document in the editor. */
export function FieldControl<Draft extends object>(props: DocumentFieldProps<Draft>) {
  const { field, draft, document, isReadOnly, errors, onFocus, onChangeFields } = props;
  const { name, label, kind = 'text', help, Control, placeholder } = field;
  const id = useId();
  const error = errors[''];
  const value = draft[name];
  const onChange = (next: unknown) => onChangeFields({ [name]: next } as Partial<Draft>);
  const common = {
    id,
    placeholder,
    maxLength: field.maxLength,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  };
  const text = { ...common, value: String(value ?? ''), readOnly: isReadOnly };
  const isTitleOrLead = kind === 'title' || kind === 'lead';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only reports which field has focus
    <div className={`fld fld--${kind}`} onFocus={onFocus} data-fault={error ? '' : undefined}>
      {kind !== 'custom' && kind !== 'tags' && (
        <label htmlFor={id} className={isTitleOrLead ? 'sr' : undefined}>
          {label}
        </label>
      )}
      {kind === 'tags' && <span id={`${id}-label`}>{label}</span>}
      {kind === 'text' && <input {...text} onChange={({ target }) => onChange(target.value)} />}
      {(kind === 'title' || kind === 'lead' || kind === 'lines') && (
        <textarea
          {...text}
          rows={kind === 'lines' ? 3 : 1}
          onChange={({ target }) =>
            onChange(kind === 'lines' ? target.value : target.value.replaceAll('\n', ' '))
          }
        />
      )}
      {kind === 'select' && (
        <select
          {...common}
          value={String(value ?? '')}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {kind === 'tags' && (
        <SuggestingTags
          useSuggestions={field.useSuggestions}
          {...common}
          name={name}
          className="control"
          aria-labelledby={`${id}-label`}
          value={value as string[]}
          readOnly={isReadOnly}
          onChange={(next) => !isReadOnly && onChange(next)}
          onBlur={() => undefined}
          onFocus={() => undefined}
        />
      )}
      {Control && (
        <ReadOnlyContext value={isReadOnly}>
          <Control
            label={label}
            value={value}
            onChange={onChange}
            isReadOnly={isReadOnly}
            placeholder={placeholder}
            errors={errors}
            draft={draft}
            document={document}
            onChangeFields={onChangeFields}
          />
        </ReadOnlyContext>
      )}
      {help && (
        <p className="mu" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="no" id={`${id}-fault`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function SuggestingTags({ useSuggestions = useNone, ...props }: SuggestingTagsProps) {
  return <TagsInput {...props} suggestions={useSuggestions()} />;
}

type SuggestingTagsProps = ComponentProps<typeof TagsInput> & { useSuggestions?: () => readonly string[] };

const useNone = () => [];

interface DocumentFieldProps<Draft extends object> {
  field: EditorField<Draft>;
  draft: Draft;
  document: ContentDocument<Draft>;
  isReadOnly: boolean;
  /** What keeps it from being published, by path below this field. */
  errors: FieldErrors;
  onFocus: () => void;
  onChangeFields: (part: Partial<Draft>) => void;
}
