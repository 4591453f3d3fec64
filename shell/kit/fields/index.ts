/** Kinds of fields only the workbench has, and what its record form needs to know of the form around it. */

export { FileField } from './FileField';
export { MomentField } from './MomentField';
export { NumberField } from './NumberField';
export { SwitchField } from './SwitchField';
export { TagsField } from './TagsField';
export { type FormFailure, useFormControl } from './useFormControl';
