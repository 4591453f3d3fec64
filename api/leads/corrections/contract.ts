import { type Infer, object } from 'superstruct';
import { emailAddress, endpoint, optional, personal, text } from '../../platform/contracts/endpoint';
import { ContactDetails } from '../contactList/contract';
import { Lead } from '../pipeline/contract';

/** What is right instead of what is stored. Phone and company can be empty. */
export const PersonChange = object({
  name: optional(
    personal(text({ min: 2, max: 200, label: 'Name', message: 'Name must be at least 2 characters.' })),
  ),
  phone: optional(personal(text({ max: 60, label: 'Phone number' }))),
  company: optional(text({ max: 200, label: 'Company name' })),
  email: optional(personal(emailAddress())),
});
export type PersonChange = Infer<typeof PersonChange>;

export const correctLead = endpoint({
  method: 'PATCH',
  path: '/admin/leads/:reference/person',
  body: PersonChange,
  returns: Lead,
  ifMatch: true,
  summary:
    'Corrects name, phone, company or email address of the sender of a lead, also in other records of the person that say the same. 409 when the address is another person’s.',
});

export const correctContact = endpoint({
  method: 'PATCH',
  path: '/admin/contacts/:id',
  body: PersonChange,
  returns: ContactDetails,
  ifMatch: true,
  summary:
    'Corrects name, phone, company or email address of a contact in all its records that say what the list shows. 409 when the address is another person’s.',
});
