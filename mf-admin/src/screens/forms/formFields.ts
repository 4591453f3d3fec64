import {
  type FormField,
  FormFields,
  isCheckbox,
  isKnownField,
  knownFields,
  questionTypes,
} from '@site/api/leads/forms/fields/contract';
import type { FieldErrors } from '../../workbench/fields/ControlledField';

/** The name of a field's type. */
export const typeLabel = (type: string): string =>
  isKnownField(type)
    ? 'Contact form field'
    : (questionTypes.find(({ value }) => value === type)?.label ?? type);

/** A new field of a type. */
export function createField(type: FormField['type']): FormField {
  const known = knownFields.find(({ value }) => value === type);
  return {
    key: known ? known.value : newKey(),
    type,
    label: known?.label ?? (type === 'newsletter' ? 'Email me new articles from The Foundry' : ''),
    help: '',
    isRequired: !isCheckbox(type) && type !== 'contactTime',
    options: [],
  };
}

/** Gives a duplicated question a new key. */
export const withUniqueKeys = (fields: FormField[]): FormField[] =>
  fields.map((field, at) => {
    const isCopy = !isKnownField(field.type) && fields.findIndex(({ key }) => key === field.key) < at;
    return isCopy ? { ...field, key: newKey() } : field;
  });

/** The errors of fields by path, such as `2.label`; the empty path is the list itself. */
export function fieldErrors(fields: FormField[]): FieldErrors {
  const [error] = FormFields.validate(fields);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.failures() ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/** Identifies a question for as long as its form exists. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `q${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
