/** Forms: react-final-form with superstruct validation, in a grid of fields. */

export { CheckboxField } from './CheckboxField';
export { type ControlProps, FieldCell, type FieldProps } from './FieldCell';
export { Form, type FormProps } from './Form';
export { FormGrid } from './FormGrid';
export { SelectField } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
export { useFormChange } from './useFormChange';
export { useFormDirty } from './useFormDirty';
export { useFormValues } from './useFormValues';
