/** Form fields of the workbench, a switch without a form, and access to the enclosing form. */

export { CodeField } from './CodeField';
export { DateField } from './DateField';
export { DateInput } from './DateInput';
export { DateTimeField, DateTimeInput, validateDateTime } from './DateTimeField';
export { FileField, FilesField } from './FileField';
export { NumberField } from './NumberField';
export { instantsAt } from './officeTime';
export { Switch } from './Switch';
export { SwitchField } from './SwitchField';
export { TagsField, TagsInput } from './TagsField';
export { type FieldError, useFormControl } from './useFormControl';
