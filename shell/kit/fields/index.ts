/** Form fields of the workbench, and access to the enclosing form. */

export { CodeField } from './CodeField';
export { DateField } from './DateField';
export { DateInput } from './DateInput';
export { DateTimeField, DateTimeInput, validateDateTime } from './DateTimeField';
export { FileField, FilesField } from './FileField';
export { NumberField } from './NumberField';
export { instantsAt } from './officeTime';
export { SwitchField } from './SwitchField';
export { TagsField, TagsInput } from './TagsField';
export { type FieldError, useFormControl } from './useFormControl';
