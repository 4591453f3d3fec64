import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import { importEndpoints } from '../../content/imports/contract';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  tableFormat,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { Contact } from '../contacts/contract';

/** How the team knows a contact. One contact can have several. */
export const contactOriginOptions = [
  { value: 'lead', label: 'Inquiry' },
  { value: 'booking', label: 'Booking' },
  { value: 'import', label: 'Import' },
] as const;
export type ContactOrigin = (typeof contactOriginOptions)[number]['value'];
export const contactOrigins = contactOriginOptions.map(({ value }) => value);
const Origin = choice(contactOrigins, 'Please choose inquiry, booking or import.');

/** Imports stop at so many contacts. */
export const maxImportedContacts = 50_000;

/** A person of the list: the latest details of all their email addresses. */
export const ContactSummary = object({
  id: string(),
  /** Empty if nobody entered it. */
  name: personal(string()),
  company: string(),
  email: personal(string()),
  phone: personal(string()),
  origins: array(Origin),
  /** Leads without spam, and bookings. */
  leads: integer(),
  bookings: integer(),
  /** The reference of the latest lead. */
  lead: documented(nullable(string()), { type: ['string', 'null'] }),
  /** When the person last sent an inquiry or booked; else when they were imported. */
  seenAt: timestamp(),
  importedAt: nullableTimestamp(),
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
});
export type ContactSummary = Infer<typeof ContactSummary>;

export const ContactDetails = object({ ...ContactSummary.schema, contact: Contact });
export type ContactDetails = Infer<typeof ContactDetails>;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  origin: optional(Origin),
};

export const ContactQuery = object({
  ...filter,
  /** Newest activity first by default. Sorting by name needs the permission to see names. */
  sort: optional(
    choice(['newest', 'oldest', 'name', 'nameDown', 'company', 'companyDown'], 'Please choose an order.'),
  ),
  ...pageQuery(),
});
export type ContactQuery = Infer<typeof ContactQuery>;

export const ContactPage = object(paged(ContactSummary));
export type ContactPage = Infer<typeof ContactPage>;

export const ContactExportQuery = object({ ...filter, format: tableFormat() });
export type ContactExportQuery = Infer<typeof ContactExportQuery>;

/** A row of an import. First and last name are joined where there is no name. */
export const ContactRow = object({
  email: emailAddress('Please enter a valid email address.'),
  name: text({ max: 200, label: 'The name' }),
  firstName: text({ max: 100, label: 'The first name' }),
  lastName: text({ max: 100, label: 'The last name' }),
  company: text({ max: 200, label: 'The company' }),
  phone: text({ max: 60, label: 'The phone number' }),
});
export type ContactRow = Infer<typeof ContactRow>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/admin/contacts',
  query: ContactQuery,
  returns: ContactPage,
  summary:
    'Lists people who sent an inquiry, booked or were imported, 25 per page unless `limit` (1 to 100) says otherwise. Viewers can search companies only.',
});

export const exportContacts = endpoint({
  method: 'GET',
  path: '/admin/contacts/export',
  query: ContactExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary: 'Exports all matching contacts as CSV or JSON; five times an hour per member.',
});

export const getListedContact = endpoint({
  method: 'GET',
  path: '/admin/contacts/:id',
  returns: ContactDetails,
  summary: 'One contact with everything they did. The ID of a merged one finds the contact it belongs to.',
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/admin/contacts/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes an imported contact. 409 with leads or bookings: such a person is erased.',
});

/** The import of a table with the columns email, name (or first and last name), company and phone. */
export const contactImport = importEndpoints({ path: '/admin/contacts', word: 'contact' });
