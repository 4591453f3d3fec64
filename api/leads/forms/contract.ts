import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  size,
  string,
} from 'superstruct';
import {
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
  type DisclosurePart,
  EnquirySubmission,
  enquiryDisclosure,
  FORM_SECONDS_HEADER,
} from '../enquiries/contract';
import { fileLimits, UploadedFile } from '../files/contract';
import { FieldShape, FormFields, fieldLimits } from './fields/contract';

export const formLimits = { forms: 100, recipients: 20 };

/** What visitors see once their answers are stored. */
export const afterOptions = [
  { value: 'message', label: 'Show a message' },
  { value: 'page', label: 'Show a message, then open a page on this site' },
  { value: 'booking', label: 'Show a message with a link to the booking page' },
  { value: 'download', label: 'Show a message with a download button' },
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
  afterTo: text({ max: 500, label: 'The URL' }),
  /** IDs of members who are emailed; the team’s email address if empty. */
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
  summary:
    'Adds a form; its slug follows from the name, never changes, and is that of no other form, also not of a deleted one. At most 100.',
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

const AnswerValue = oneOf(text({ max: 8000 }), boolean(), size(array(UploadedFile), 0, fileLimits.perAnswer));

export const FormSubmission = object({
  /** By field key. Keys that the form does not have are ignored. */
  answers: size(
    array(object({ key: text({ min: 1, max: 20 }), value: AnswerValue })),
    0,
    fieldLimits.fields * 2,
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
    'Idempotency-Key':
      'Any text of 1 to 128 characters; repeating it never stores a second lead. Required with files.',
  },
});

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
