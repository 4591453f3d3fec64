import { array, boolean, define, type Infer, object, refine, type as shape, size, string } from 'superstruct';
import {
  type AnyStruct,
  choice,
  oneOf,
  optional,
  personal,
  text,
  visiblePart,
} from '../../../platform/contracts/endpoint';
import { challengeOptions, contactTimeOptions, Enquiry, serviceOptions } from '../../enquiries/contract';
import { AnswerFile, fileLimits, type UploadedFile, uploadedFilesStruct } from '../../files/contract';

/** Fields of the contact form, which leads have columns for. */
export const knownFields = [
  { value: 'name', label: 'Full Name' },
  { value: 'email', label: 'Email Address' },
  { value: 'phone', label: 'Phone Number' },
  { value: 'company', label: 'Company Name' },
  { value: 'service', label: 'Service Interest' },
  { value: 'challenge', label: 'Primary Challenge' },
  { value: 'contactTime', label: 'Preferred Contact Time' },
  { value: 'message', label: 'Your Message' },
] as const;
type KnownField = (typeof knownFields)[number]['value'];

/** Types of custom questions. */
export const questionTypes = [
  { value: 'text', label: 'Text' },
  { value: 'longText', label: 'Long text' },
  { value: 'choice', label: 'Choice' },
  { value: 'checkbox', label: 'Checkbox' },
  { value: 'file', label: 'File' },
  { value: 'newsletter', label: 'Newsletter sign-up' },
] as const;

const fieldTypes = [...knownFields, ...questionTypes].map(({ value }) => value);

/** Every form has these: without them there is no lead. */
export const requiredFields: readonly string[] = ['name', 'email'];

export const isKnownField = (type: string): type is KnownField =>
  knownFields.some(({ value }) => value === type);

/** Whether the answer is a checkbox. That of a newsletter sign-up also requests the confirmation email. */
export const isCheckbox = (type: string): type is 'checkbox' | 'newsletter' =>
  type === 'checkbox' || type === 'newsletter';

export const fieldLimits = { fields: 30, options: 30 };

/** The maximum lengths of answers to custom questions. */
const maxAnswer = { text: 500, longText: 3000 };

export const FieldShape = object({
  /** The name of a known field, or the identifier of a question, which never changes. */
  key: text({ min: 1, max: 20, label: 'The key' }),
  type: choice(fieldTypes, 'Please choose a type.'),
  label: text({ min: 1, max: 150, label: 'The label', message: 'Please enter a label.' }),
  /** Shown below the field. */
  help: text({ max: 300, label: 'The help text' }),
  isRequired: boolean(),
  /** Of a choice; empty for other types. */
  options: size(array(text({ max: 120, label: 'An option' })), 0, fieldLimits.options),
});
export type FormField = Infer<typeof FieldShape>;

export const FormField: AnyStruct<FormField> = refine(FieldShape, 'FormField', findFieldProblem);

function findFieldProblem({ key, type, options, isRequired }: FormField): true | string {
  if (isKnownField(type)) {
    if (key !== type) return 'A field of the contact form has the key of its type.';
    return isRequired || !requiredFields.includes(type) || 'Name and email are always required.';
  }
  if (!/^q[a-z0-9]{4,19}$/.test(key)) return 'This key is not valid.';
  if (type === 'newsletter' && isRequired) return 'A newsletter sign-up is always optional.';
  if (type !== 'choice') return true;
  const named = options.map((option) => option.trim()).filter(Boolean);
  if (named.length < 2) return 'Please enter at least two options, one per line.';
  return new Set(named).size === named.length || 'Two options are the same.';
}

/** The fields of a form in their order. */
export const FormFields: AnyStruct<FormField[]> = refine(
  size(array(FormField), 1, fieldLimits.fields),
  'FormFields',
  (fields) => {
    const keys = fields.map(({ key }) => key);
    const repeated = fields.find(({ key }, at) => keys.indexOf(key) !== at);
    if (repeated) return `The form has the field “${repeated.label}” twice.`;
    if (fields.filter(({ type }) => type === 'file').length > fileLimits.perForm)
      return `A form can have at most ${fileLimits.perForm} questions for files.`;
    if (fields.filter(({ type }) => type === 'newsletter').length > 1)
      return 'A form can have one newsletter sign-up.';
    return requiredFields.every((key) => keys.includes(key)) || 'A form needs name and email.';
  },
);

/** The answers by field key, before they are sent. */
export type FormValues = Record<string, string | boolean | UploadedFile[]>;

/** The empty values of a form. */
export const emptyValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ key, type }) => [key, emptyValue(type)]));

function emptyValue(type: FormField['type']): FormValues[string] {
  if (type === 'file') return [];
  return isCheckbox(type) ? false : '';
}

/** The struct that the values of a form must match. A saved draft may have values of former fields. */
export const formValuesStruct = (fields: readonly FormField[]): AnyStruct<FormValues> =>
  shape(
    Object.fromEntries(fields.map((field) => [field.key, answerStruct(field)])),
  ) as unknown as AnyStruct<FormValues>;

function answerStruct(field: FormField): AnyStruct<string> | AnyStruct<boolean> | AnyStruct<UploadedFile[]> {
  const { type, label, isRequired } = field;
  if (type === 'file') return uploadedFilesStruct(isRequired);
  if (isCheckbox(type))
    return define<boolean>('boolean', (value) =>
      typeof value === 'boolean' && (value || !isRequired) ? true : 'Please check this box.',
    );
  const filled = filledStruct(field);
  return define<string>('string', (value) => {
    if (typeof value !== 'string') return `${label} is required.`;
    if (!isRequired && visiblePart(value) === '') return true;
    const [failure] = filled.validate(value);
    return failure ? failure.message : true;
  });
}

/** What an answer must match where there is one. */
function filledStruct({ type, label, options }: FormField): AnyStruct<string> {
  if (type === 'contactTime')
    return choice<string>(
      contactTimeOptions.map(({ value }) => value),
      'Please select a contact time.',
    );
  if (isKnownField(type)) return Enquiry.schema[type] as unknown as AnyStruct<string>;
  if (type === 'choice') return choice(options, 'Please select an option.');
  return text({
    min: 1,
    max: type === 'longText' ? maxAnswer.longText : maxAnswer.text,
    message: `${label} is required.`,
  });
}

/** The choices of a field that has some. */
export function choicesOf({ type, options }: FormField): readonly { value: string; label: string }[] {
  if (type === 'service') return serviceOptions;
  if (type === 'challenge') return challengeOptions;
  if (type === 'contactTime') return contactTimeOptions;
  return options.map((value) => ({ value, label: value }));
}

/** An answer to a question, as leads show it. */
export const FormAnswer = object({
  label: string(),
  type: choice(
    questionTypes.map(({ value }) => value),
    'No such type.',
  ),
  /** True or false for a checkbox; the names of files. */
  value: personal(oneOf(string(), boolean())),
  /** Only of files, and only for those who see personal details. */
  files: optional(personal(array(AnswerFile))),
});
