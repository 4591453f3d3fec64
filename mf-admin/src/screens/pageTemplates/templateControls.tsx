import {
  COMPOSED_PAGES,
  fieldKinds,
  subjectKinds,
  type TemplateDraft,
  type TemplateField,
} from '@site/api/content/pageTemplates/contract';
import { FormGrid } from '@site/shell/kit/form';
import type {
  CustomControlProps,
  FieldControlProps,
} from '../../workbench/editor/definition/EditorDefinition';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { MultiSelect } from '../../workbench/fields/MultiSelect';
import { SelectCell } from '../../workbench/fields/SelectCell';
import { TextCell } from '../../workbench/fields/TextCell';
import { BlocksField } from '../../workbench/landingBlocks/BlocksField';
import { SUBJECT_LABELS } from './templateList';

/** The blocks of a template, all as plain texts with variables. */
export function TemplateBlocksControl({
  value,
  onChange,
  errors,
  draft: { slug },
}: CustomControlProps<TemplateDraft>) {
  const only = slug === COMPOSED_PAGES ? COMPOSED_FIELDS : undefined;
  return <BlocksField value={value} onChange={onChange} errors={errors} isTemplate only={only} />;
}

/** What composed pages show of their blocks; buttons and illustration are the same on all of them. */
const COMPOSED_FIELDS = { hero: ['title', 'lead'], benefits: ['title', 'items'] };

/** What there is a page for. */
export function UsesControl(props: FieldControlProps) {
  return (
    <MultiSelect
      {...props}
      choices={subjectKinds.map((value) => ({ value, label: SUBJECT_LABELS[value] }))}
    />
  );
}

/** The custom variables of a template, with their values. */
export function FieldsControl({ value, onChange, errors }: FieldControlProps) {
  return (
    <ItemsField<TemplateField>
      value={value}
      onChange={onChange}
      errors={errors}
      label="Custom variables"
      noun="variable"
      max={MAX_FIELDS}
      isCollapsible
      nameOf={({ label, name }) => label || name || 'Unnamed variable'}
      createItem={() => ({ name: '', label: '', kind: 'text', value: '' })}
      render={(field, change, below) => (
        <FormGrid isDense isSingle>
          <TextCell
            label="Label"
            value={field.label}
            maxLength={120}
            onChange={(label) => change({ ...field, label })}
          />
          <TextCell
            label="Variable"
            value={field.name}
            maxLength={40}
            placeholder="offer_name"
            hint={`Lowercase letters, digits and underscores. In texts: {{ fields.${field.name || 'offer_name'} }}`}
            error={below.name}
            onChange={(name) => change({ ...field, name })}
          />
          <SelectCell
            label="Type"
            value={field.kind}
            options={FIELD_KINDS}
            onChange={(kind) => change({ ...field, kind: kind as TemplateField['kind'] })}
          />
          <TextCell
            label="Value"
            value={field.value}
            maxLength={2000}
            rows={2}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            onChange={(text) => change({ ...field, value: text })}
          />
        </FormGrid>
      )}
    />
  );
}

const KIND_LABELS = { text: 'Text', number: 'Number', link: 'URL' };
const FIELD_KINDS = fieldKinds.map((value) => ({ value, label: KIND_LABELS[value] }));

/** The API's limit. */
const MAX_FIELDS = 20;
