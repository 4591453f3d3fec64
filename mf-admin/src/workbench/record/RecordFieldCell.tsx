import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import {
  DateField,
  DateTimeField,
  FileField,
  NumberField,
  SwitchField,
  TagsField,
} from '@site/shell/kit/fields';
import { SelectField, TextAreaField, TextField } from '@site/shell/kit/form';
import { fieldInfo } from './fieldInfo';
import type { RecordField } from './RecordDefinition';

/** The form field for the kind of a record field. */
export function RecordFieldCell<Draft extends object>({ struct, field, row }: RecordFieldCellProps<Draft>) {
  const { kind, isOptional, isOmittedWhenEmpty, maxLength, isInteger, options } = fieldInfo(struct, field);
  const { name, label, help, placeholder, isWide, file, Control } = field;
  if (Control) return <Control name={name} label={label} help={help} row={row} />;
  const fieldProps = { name, label, hint: help, wide: isWide, optional: isOptional, isOmittedWhenEmpty };
  if (kind === 'lines')
    return <TextAreaField {...fieldProps} wide rows={5} maxLength={maxLength} placeholder={placeholder} />;
  if (kind === 'number') return <NumberField {...fieldProps} isInteger={isInteger} />;
  if (kind === 'date') return <DateField {...fieldProps} />;
  if (kind === 'dateTime') return <DateTimeField {...fieldProps} />;
  if (kind === 'switch') return <SwitchField name={name} label={label} hint={help} wide={isWide} />;
  if (kind === 'tags') return <TagsField {...fieldProps} />;
  if (kind === 'file')
    return <FileField {...fieldProps} accept={file?.accept ?? ''} maxBytes={file?.most ?? 0} />;
  if (kind === 'select')
    return <SelectField {...fieldProps} options={options} placeholder={isOptional ? 'None' : null} />;
  return <TextField {...fieldProps} autoComplete="off" maxLength={maxLength} placeholder={placeholder} />;
}

interface RecordFieldCellProps<Draft extends object> {
  struct: AnyStruct<Draft>;
  field: RecordField<Draft>;
  /** Undefined for a new record. */
  row?: unknown;
}
