import { array, boolean, type Infer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { leadStatusOptions, manualSourceOptions, services } from '../enquiries/contract';
import { Lead } from '../pipeline/contract';

/** The sources that a member chooses from; a lead of a booking is made at the booking. */
export const chosenSourceOptions = manualSourceOptions.filter(({ value }) => value !== 'booking');

/** A lead that a member enters. */
export const ManualLeadDraft = object({
  name: personal(text({ min: 2, max: 200, label: 'Name', message: 'Name must be at least 2 characters.' })),
  email: personal(emailAddress('Please enter a valid email address.')),
  phone: optional(personal(text({ max: 60, label: 'Phone number' }))),
  company: optional(text({ max: 200, label: 'Company name' })),
  service: optional(choice(services, 'Please select a service.')),
  source: choice(
    chosenSourceOptions.map(({ value }) => value),
    'Please choose where the lead came from.',
  ),
  /** The member's first note on the lead. */
  note: optional(personal(text({ max: 4000, label: 'The note' }))),
  /** What the person agreed to, when and how, in the member's words. */
  consent: optional(personal(text({ max: 500, label: 'The consent' }))),
  /** Assigned by rule or in turn without one. */
  ownerId: optional(text({ min: 1, max: 40, label: 'The owner' })),
  /** The person has leads, and this is another one. */
  isAnother: optional(boolean()),
});
export type ManualLeadDraft = Infer<typeof ManualLeadDraft>;

/** A lead of the person, without spam. */
const KnownLead = object({
  reference: string(),
  name: personal(string()),
  company: string(),
  status: choice(
    leadStatusOptions.map(({ value }) => value),
    'Please choose a status.',
  ),
  receivedAt: timestamp(),
});

export const KnownPerson = object({
  /** The newest leads, at most five. */
  leads: array(KnownLead),
  /** The row in the list of contacts. */
  contact: documented(nullable(object({ id: string(), name: personal(string()) })), {
    type: ['object', 'null'],
  }),
});
export type KnownPerson = Infer<typeof KnownPerson>;

export const KnownPersonQuery = object({ email: emailAddress() });

export const getKnownPerson = endpoint({
  method: 'GET',
  path: '/admin/leads/known',
  query: KnownPersonQuery,
  returns: KnownPerson,
  summary: 'The leads and the contact of an email address and of those merged with it.',
});

export const createManualLead = endpoint({
  method: 'POST',
  path: '/admin/leads',
  body: ManualLeadDraft,
  returns: Lead,
  status: 201,
  summary:
    'Stores a lead that a member enters. The person gets no email. 409 if they have leads, unless it is `isAnother`.',
});
