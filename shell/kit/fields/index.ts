/** Kinds of fields only the workbench has, and what its record form needs to know of the form around it. */

export { CodeField } from './CodeField';
export { FileField } from './FileField';
export { Moment, MomentField } from './MomentField';
export { NumberField } from './NumberField';
export { SwitchField } from './SwitchField';
export { Tags, TagsField } from './TagsField';
export { type FormFailure, useFormControl } from './useFormControl';
export { momentsAt } from './zonedMoments';
