import { fileLimits } from '@site/api/leads/files/contract';
import type { FormDraft } from '@site/api/leads/forms/contract';
import {
  type FormField,
  fieldLimits,
  isKnownField,
  knownFields,
  questionTypes,
  requiredFields,
} from '@site/api/leads/forms/fields/contract';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { FormGrid } from '@site/shell/kit/form';
import { Menu } from '@site/shell/kit/workbench';
import Plus from 'lucide-react/icons/plus';
import type { FieldErrors } from '../../workbench/fields/ControlledField';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { TextCell } from '../../workbench/fields/TextCell';
import { createField, fieldErrors, typeLabel, withUniqueKeys } from './formFields';

/** The fields of a form in their order, as a record field. */
export function FieldsField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { values, change, fieldErrors: shown } = useFormControl<FormDraft>();
  const hasError = shown.some((error) => error.name === name || error.name.startsWith(`${name}.`));
  return (
    <Styles className={hasError ? 'cell is-wide is-bad' : 'cell is-wide'} data-field={name}>
      <span className="label">{label}</span>
      <p className="hint">{help}</p>
      <div className="items">
        <ItemsField
          isCollapsible
          label={label}
          noun="field"
          value={values.fields}
          onChange={(fields) => change(name, withUniqueKeys(fields))}
          errors={hasError ? fieldErrors(values.fields) : {}}
          max={fieldLimits.fields}
          nameOf={(field) => `${field.label || 'Untitled'}${field.isRequired ? '' : ' (optional)'}`}
          adding={(add) => <AddField fields={values.fields} onAdd={add} />}
          render={(field, onChange, errors) => (
            <FieldForm field={field} onChange={onChange} errors={errors} />
          )}
        />
      </div>
    </Styles>
  );
}

function AddField({ fields, onAdd }: { fields: FormField[]; onAdd: (field: FormField) => void }) {
  const missing = knownFields.filter(({ value }) => !fields.some(({ type }) => type === value));
  const hasAllFiles = fields.filter(({ type }) => type === 'file').length >= fileLimits.perForm;
  const hasNewsletter = fields.some(({ type }) => type === 'newsletter');
  const items = [
    ...questionTypes
      .filter(({ value }) => (value === 'file' ? !hasAllFiles : value !== 'newsletter' || !hasNewsletter))
      .map(({ value, label }) => ({
        value,
        label: value === 'newsletter' ? label : `Question: ${label.toLowerCase()}`,
      })),
    ...missing.map(({ value, label }) => ({ value, label })),
  ];
  return (
    <Menu items={items} onChoose={(type) => onAdd(createField(type as FormField['type']))}>
      <Plus aria-hidden />
      Add field
    </Menu>
  );
}

function FieldForm({ field, onChange, errors }: FieldFormProps) {
  const { type, label, help, isRequired, options } = field;
  return (
    <FormGrid isDense isSingle>
      {errors[''] && type !== 'choice' && <p className="error own">{errors['']}</p>}
      <TextCell
        label={`Label (${typeLabel(type).toLowerCase()})`}
        value={label}
        maxLength={150}
        error={errors.label}
        onChange={(next) => onChange({ ...field, label: next })}
      />
      <TextCell
        label="Help text"
        value={help}
        maxLength={300}
        error={errors.help}
        hint="Shown with the field. Optional."
        onChange={(next) => onChange({ ...field, help: next })}
      />
      {type === 'file' && <p className="hint own">{FILES}</p>}
      {type === 'newsletter' && <p className="hint own">{NEWSLETTER}</p>}
      {type === 'choice' && (
        <TextCell
          label="Options"
          value={options.join('\n')}
          rows={4}
          error={errors[''] ?? errors.options ?? Object.entries(errors).find(isOptionError)?.[1]}
          hint="One per line; at least two, at most 30."
          onChange={(next) => onChange({ ...field, options: next.split('\n').slice(0, fieldLimits.options) })}
        />
      )}
      {type !== 'newsletter' && (
        <label className="cell is-wide check">
          <input
            type="checkbox"
            checked={isRequired}
            disabled={isKnownField(type) && requiredFields.includes(type)}
            onChange={({ target }) => onChange({ ...field, isRequired: target.checked })}
          />
          {type === 'checkbox' ? 'Must be checked' : 'Required'}
        </label>
      )}
    </FormGrid>
  );
}

const FILES = `Visitors can send up to ${fileLimits.perAnswer} files of up to ${fileLimits.bytes / 1e6} MB each: images or PDF. Editors and above download them from the lead. Files aren’t scanned for viruses.`;

const NEWSLETTER =
  'A checkbox that is never checked in advance. Whoever checks it gets the confirmation email; the consent text of the newsletter is shown below it.';

interface FieldFormProps {
  field: FormField;
  onChange: (field: FormField) => void;
  errors: FieldErrors;
}

const isOptionError = ([path]: [string, string]) => path.startsWith('options.');

const Styles = styled('div')`
  && > .hint {
    margin-top: 4px;
  }
  .items {
    padding: 2px 20px 12px;
  }
  .check {
    display: flex;
    flex-direction: row;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding-inline: 20px;
  }
  .check input {
    accent-color: var(--navy);
  }
  .error.own,
  .hint.own {
    margin: 0;
    padding-top: 10px;
  }
  @media ${below.phone} {
    .items {
      padding-inline: 16px;
    }
    .check {
      min-height: 44px;
    }
  }
`;
