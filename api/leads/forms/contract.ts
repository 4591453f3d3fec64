import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  refine,
  type as shape,
  size,
  string,
} from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  oneOf,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import {
  challengeOptions,
  contactTimeOptions,
  type DisclosurePart,
  Enquiry,
  EnquirySubmission,
  enquiryDisclosure,
  FORM_SECONDS_HEADER,
  serviceOptions,
} from '../enquiries/contract';

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
export type KnownField = (typeof knownFields)[number]['value'];

/** Types of the team's own questions. */
export const questionTypes = [
  { value: 'text', label: 'Text' },
  { value: 'longText', label: 'Long text' },
  { value: 'choice', label: 'Choice' },
  { value: 'checkbox', label: 'Checkbox' },
] as const;
export type QuestionType = (typeof questionTypes)[number]['value'];

const fieldTypes = [...knownFields, ...questionTypes].map(({ value }) => value);

/** Every form has these: without them there is no lead. */
export const requiredFields: readonly string[] = ['name', 'email'];

export const isKnownField = (type: string): type is KnownField =>
  knownFields.some(({ value }) => value === type);

export const formLimits = { forms: 100, fields: 30, options: 30, recipients: 20 };

/** The longest answers to the team's own questions. */
const maxAnswer = { text: 500, longText: 3000 };

const FieldShape = object({
  /** The name of a known field, or the identifier of a question, which never changes. */
  key: text({ min: 1, max: 20, label: 'The key' }),
  type: choice(fieldTypes, 'Please choose a type.'),
  label: text({ min: 1, max: 150, label: 'The label', message: 'Please enter a label.' }),
  /** Shown below the field. */
  help: text({ max: 300, label: 'The help text' }),
  isRequired: boolean(),
  /** Of a choice; empty for other types. */
  options: size(array(text({ max: 120, label: 'An option' })), 0, formLimits.options),
});
export type FormField = Infer<typeof FieldShape>;

export const FormField: AnyStruct<FormField> = refine(FieldShape, 'FormField', findFieldProblem);

function findFieldProblem({ key, type, options, isRequired }: FormField): true | string {
  if (isKnownField(type)) {
    if (key !== type) return 'A field of the contact form has the key of its type.';
    return isRequired || !requiredFields.includes(type) || 'Name and email are always required.';
  }
  if (!/^q[a-z0-9]{4,19}$/.test(key)) return 'This key is not valid.';
  if (type !== 'choice') return true;
  const named = options.map((option) => option.trim()).filter(Boolean);
  if (named.length < 2) return 'Please enter at least two options, one per line.';
  return new Set(named).size === named.length || 'Two options are the same.';
}

/** The fields of a form in their order. */
export const FormFields: AnyStruct<FormField[]> = refine(
  size(array(FormField), 1, formLimits.fields),
  'FormFields',
  (fields) => {
    const keys = fields.map(({ key }) => key);
    const repeated = fields.find(({ key }, at) => keys.indexOf(key) !== at);
    if (repeated) return `The form has the field “${repeated.label}” twice.`;
    return requiredFields.every((key) => keys.includes(key)) || 'A form needs name and email.';
  },
);

/** What visitors get once their answers are stored. */
export const afterOptions = [
  { value: 'message', label: 'A message' },
  { value: 'page', label: 'A message, then a page of this site' },
  { value: 'booking', label: 'A message with a button to the booking calendar' },
  { value: 'download', label: 'A message with a download button' },
] as const;
const afterKinds = afterOptions.map(({ value }) => value);
type AfterKind = (typeof afterKinds)[number];

const perHour = (label: string, max: number) =>
  documented(
    define<number>(
      'integer',
      (value) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max) ||
        `${label} must be a whole number from 1 to ${max}.`,
    ),
    { type: 'integer', minimum: 1, maximum: max },
  );

export const FormDraft = object({
  /** For the team. */
  name: text({ min: 1, max: 80, label: 'The name', message: 'Please enter a name.' }),
  title: text({ min: 1, max: 120, label: 'The heading', message: 'Please enter a heading.' }),
  intro: text({ max: 300, label: 'The text beside the heading' }),
  fields: FormFields,
  /** Replaces the consent sentence of the contact form. */
  consent: text({ max: 600, label: 'The consent text' }),
  button: text({ min: 1, max: 40, label: 'The button', message: 'Please enter a button label.' }),
  afterKind: choice(afterKinds, 'Please choose what happens next.'),
  afterText: text({ min: 1, max: 500, label: 'The message', message: 'Please enter a message.' }),
  /** A path of this site, for a page; a path or an `https` URL, for a download. */
  afterTo: text({ max: 500, label: 'The address' }),
  /** IDs of members who are emailed; the team's address without any. */
  notify: size(array(text({ min: 1, max: 40 })), 0, formLimits.recipients),
  /** More than so many from one network in an hour go to quarantine. */
  networkLimit: perHour('The limit per network', 60),
  /** More than so many in a day, from all visitors together, go to quarantine. */
  dayLimit: perHour('The limit per day', 10_000),
  /** Whether visitors can send it. */
  isOpen: boolean(),
});
export type FormDraft = Infer<typeof FormDraft>;

export const FormEntry = object({
  id: string(),
  ...FormDraft.schema,
  slug: documented(string(), { type: 'string', example: 'event-sign-up' }),
  /** The contact form, which is part of the site and cannot be changed. */
  isSystem: boolean(),
  updatedAt: timestamp(),
  version: integer(),
});
export type FormEntry = Infer<typeof FormEntry>;

export const FormPage = object(paged(FormEntry));
export type FormPage = Infer<typeof FormPage>;

const path = '/admin/forms';

export const listForms = endpoint({
  method: 'GET',
  path,
  query: object(pageQuery()),
  returns: FormPage,
  summary: 'Lists forms by name, after the contact form.',
});
export const getForm = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: FormEntry,
  summary: 'One form.',
});
export const createForm = endpoint({
  method: 'POST',
  path,
  body: FormDraft,
  returns: FormEntry,
  status: 201,
  summary: 'Adds a form; its slug follows from the name and never changes. At most 100.',
});
export const editForm = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: FormDraft,
  returns: FormEntry,
  ifMatch: true,
  summary: 'Changes a form; the contact form cannot be changed.',
});
export const deleteForm = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a form that no landing page uses. Its leads stay.',
});

/** A form as pages show it. */
export const PublicForm = object({
  slug: string(),
  title: string(),
  intro: string(),
  fields: array(FieldShape),
  button: string(),
  /** The consent text and its version, which is sent with the answers; without a text, the contact form's. */
  consent: object({ text: string(), version: integer() }),
});
export type PublicForm = Infer<typeof PublicForm>;

export const getPublicForm = endpoint({
  method: 'GET',
  path: '/forms/:slug',
  returns: PublicForm,
  summary: 'A form that visitors can send.',
});

const AnswerValue = oneOf(text({ max: 8000 }), boolean());

export const FormSubmission = object({
  /** By field key. Keys that the form does not have are ignored. */
  answers: size(
    array(object({ key: text({ min: 1, max: 20 }), value: AnswerValue })),
    0,
    formLimits.fields * 2,
  ),
  /** The version of the consent text that the sender saw. */
  consent: optional(integer()),
  /** The honeypot, which people do not see. It may have any value. */
  website: EnquirySubmission.schema.website,
});
export type FormSubmission = Infer<typeof FormSubmission>;

/** Where the sender goes on. */
const NextStep = object({ kind: choice(['page', 'booking', 'download'], 'No such step.'), to: string() });

export const FormReceipt = object({
  success: literal(true),
  message: string(),
  reference: documented(string(), { type: 'string', example: 'EM-4F7K22QZ' }),
  next: documented(nullable(NextStep), { type: ['object', 'null'] }),
});
export type FormReceipt = Infer<typeof FormReceipt>;

export const createFormEnquiry = endpoint({
  method: 'POST',
  path: '/forms/:slug',
  body: FormSubmission,
  returns: FormReceipt,
  tolerant: true,
  maxBodyBytes: 256 * 1024,
  summary: 'Stores the answers to a form as a lead, like an enquiry. Errors are named by field key.',
  headers: {
    [FORM_SECONDS_HEADER]: 'Seconds that the form was open; part of the spam score.',
    'Idempotency-Key': 'Any text of 1 to 128 characters; repeating it never stores a second lead.',
  },
});

/** The answers by field key, before they are sent. */
export type FormValues = Record<string, string | boolean>;

/** The empty values of a form. */
export const emptyValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ key, type }) => [key, type === 'checkbox' ? false : '']));

/** The struct that the values of a form must match. A saved draft may have values of former fields. */
export const formValuesStruct = (fields: readonly FormField[]): AnyStruct<FormValues> =>
  shape(
    Object.fromEntries(fields.map((field) => [field.key, answerStruct(field)])),
  ) as unknown as AnyStruct<FormValues>;

function answerStruct(field: FormField): AnyStruct<string> | AnyStruct<boolean> {
  const { type, label, isRequired } = field;
  if (type === 'checkbox')
    return define<boolean>('boolean', (value) =>
      typeof value === 'boolean' && (value || !isRequired) ? true : 'Please check this box.',
    );
  const filled = filledStruct(field);
  return define<string>('string', (value) => {
    if (typeof value !== 'string') return `${label} is required.`;
    if (!isRequired && value.trim() === '') return true;
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

/** The consent sentence of a form: its own, or that of the contact form. */
export function consentParts(consent: string, firm: string): DisclosurePart[] {
  if (!consent) return enquiryDisclosure.parts(firm);
  return [
    { text: `${consent} Read our ` },
    { text: 'Terms of Use', page: 'terms' },
    { text: ' and ' },
    { text: 'Privacy Policy', page: 'privacy' },
    { text: '.' },
  ];
}

/** A new form. */
export const initialForm: FormDraft = {
  name: '',
  title: '',
  intro: '',
  fields: [
    { key: 'name', type: 'name', label: 'Full Name', help: '', isRequired: true, options: [] },
    { key: 'email', type: 'email', label: 'Email Address', help: '', isRequired: true, options: [] },
  ],
  consent: '',
  button: 'Send',
  afterKind: 'message' satisfies AfterKind,
  afterText: 'Thank you. We’ll get back to you shortly.',
  afterTo: '',
  notify: [],
  networkLimit: 20,
  dayLimit: 500,
  isOpen: true,
};
