import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { AnswerFile } from '../files/contract';

/** The kinds of entries on the timeline of a contact. */
export const contactEntryKinds = [
  'enquiry',
  'stage',
  'owner',
  'correction',
  'note',
  'task',
  'consent',
  'reply',
  'email',
  'bounce',
  'booking',
  'subscription',
  'newsletter',
  'sequence',
  'assessment',
  'report',
  'visit',
  'import',
] as const;

export const ContactEntry = object({
  kind: choice(contactEntryKinds, 'Unknown kind of entry.'),
  /** Reference of the enquiry or booking; the ID of other records. */
  id: string(),
  /** What it is about, such as the service or the meeting type. */
  title: personal(string()),
  /** Its present state in a few words, such as `Qualified` or `Canceled`. */
  state: string(),
  at: timestamp(),
  /** When the meeting starts. */
  startsAt: nullableTimestamp(),
  /** The files that were sent with an enquiry, for those who see personal details. */
  files: optional(personal(array(AnswerFile))),
  /** The pages of a visit and how long each was visible, for those who see personal details. */
  pages: optional(personal(array(object({ path: string(), seconds: integer() })))),
});
export type ContactEntry = Infer<typeof ContactEntry>;

/** Two contacts that a member declared to be one person. */
export const ContactMerge = object({
  id: string(),
  /** The email addresses that came with the other contact. */
  emails: personal(array(string())),
  at: timestamp(),
  by: string(),
  /** False after 30 days. */
  isUndoable: boolean(),
});
export type ContactMerge = Infer<typeof ContactMerge>;

export const duplicateReasons = ['phone', 'company'] as const;

/** Another contact that may be the same person. */
export const ContactDuplicate = object({
  /** Its ID in the list of contacts. */
  id: string(),
  /** The reference of its latest lead. */
  lead: documented(nullable(string()), { type: ['string', 'null'] }),
  name: personal(string()),
  company: string(),
  email: personal(string()),
  seenAt: timestamp(),
  /** What is the same. */
  reasons: array(choice(duplicateReasons, 'There is no such reason.')),
});
export type ContactDuplicate = Infer<typeof ContactDuplicate>;

/** A person: every record of one or more email addresses. */
export const Contact = object({
  emails: personal(array(string())),
  /** Names and companies that the person gave, latest first. */
  names: personal(array(string())),
  companies: array(string()),
  /** Newest first; at most 100 entries. */
  timeline: array(ContactEntry),
  /** Whether older entries were left out. */
  isMore: boolean(),
  duplicates: array(ContactDuplicate),
  merges: array(ContactMerge),
  /** 0 until contacts are merged. */
  version: integer(),
});
export type Contact = Infer<typeof Contact>;

/** A merged contact has at most so many email addresses. */
export const maxContactEmails = 20;
/** Days within which a merge can be undone. */
export const mergeUndoDays = 30;

export const ContactMergeDraft = object({
  /** The other one in the list of contacts. */
  contact: text({ min: 1, max: 64, label: 'The contact' }),
});
export type ContactMergeDraft = Infer<typeof ContactMergeDraft>;

export const getContact = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference/contact',
  returns: Contact,
  summary:
    'The person who sent a lead: enquiries, bookings, subscription and emailed reports of all their addresses, and leads that may be theirs.',
});

export const mergeContacts = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/contact/merges',
  body: ContactMergeDraft,
  returns: Contact,
  ifMatch: true,
  summary:
    'Declares that the sender of a lead and another contact are one person. All records stay as they are.',
});

export const undoContactMerge = endpoint({
  method: 'DELETE',
  path: '/admin/leads/:reference/contact/merges/:id',
  returns: Contact,
  ifMatch: true,
  summary: 'Separates two merged contacts again, within 30 days.',
});

export const mergeListedContacts = endpoint({
  method: 'POST',
  path: '/admin/contacts/:id/merges',
  body: ContactMergeDraft,
  returns: Contact,
  ifMatch: true,
  summary:
    'Declares that two contacts are one person. `If-Match` takes the version of `contact`, not that of the row.',
});

export const undoListedContactMerge = endpoint({
  method: 'DELETE',
  path: '/admin/contacts/:id/merges/:merge',
  returns: Contact,
  ifMatch: true,
  summary: 'Separates two merged contacts again, within 30 days.',
});

const personalData = {
  method: 'GET',
  query: object({ format: optional(choice(['html', 'json'], 'Please choose HTML or JSON.')) }),
  contentType: 'text/html',
  returns: documented(string(), { type: 'string' }),
} as const;

export const exportPersonalData = endpoint({
  ...personalData,
  path: '/admin/leads/:reference/contact/export',
  summary:
    'Everything stored about the person who sent a lead, as a readable page or as JSON; twenty times an hour per member.',
});

export const exportContactData = endpoint({
  ...personalData,
  path: '/admin/contacts/:id/personal-data',
  summary:
    'Everything stored about a contact, as a readable page or as JSON; with the same limit as the export under a lead.',
});

/** What was erased, and how much of it. */
export const ErasureCertificate = object({
  /** Its number in the audit log. */
  id: string(),
  at: timestamp(),
  by: string(),
  emails: personal(array(string())),
  records: array(object({ title: string(), count: integer() })),
  /** Entries of the audit log whose personal part was replaced. */
  auditEntries: integer(),
});
export type ErasureCertificate = Infer<typeof ErasureCertificate>;

export const ErasureDraft = object({
  /** A lead of the person, or their ID in the list of contacts: one of the two. */
  reference: optional(
    documented(text({ min: 1, max: 20, label: 'The reference' }), { type: 'string', example: 'EM-4F7K22QZ' }),
  ),
  contact: optional(ContactMergeDraft.schema.contact),
  /** An email address of the person, to confirm. */
  email: personal(
    text({ min: 1, max: 254, label: 'The email address', message: 'Please enter the email address.' }),
  ),
});
export type ErasureDraft = Infer<typeof ErasureDraft>;

export const erasePerson = endpoint({
  method: 'POST',
  path: '/admin/erasures',
  body: ErasureDraft,
  returns: ErasureCertificate,
  status: 201,
  summary:
    'Erases a person from all records, with emails that wait to be sent. A hash of each address stays, so that it is not imported again. 409 while they have upcoming bookings.',
});
