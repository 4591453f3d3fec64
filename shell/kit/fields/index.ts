/** Kinds of fields only the workbench has, and what its record form needs to know of the form around it. */

export { CodeField } from './CodeField';
export { DateTimeField, DateTimeInput } from './DateTimeField';
export { FileField } from './FileField';
export { NumberField } from './NumberField';
export { instantsAt } from './officeTime';
export { SwitchField } from './SwitchField';
export { TagsField, TagsInput } from './TagsField';
export { type FieldError, useFormControl } from './useFormControl';
