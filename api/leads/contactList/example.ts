import { exampleContact } from '../contacts/example';
import type { ContactDetails, ContactSummary } from './contract';

export function exampleContactSummary(part: Partial<ContactSummary> = {}): ContactSummary {
  return {
    id: 'contact-1',
    name: 'Dana Example',
    company: 'Example Build',
    email: 'dana@example.com',
    phone: '(512) 555-0142',
    origins: ['lead'],
    leads: 1,
    bookings: 0,
    lead: 'EM-4F7K22QZ',
    seenAt: '2026-11-20T14:48:02.000Z',
    importedAt: null,
    version: 1,
    masked: false,
    ...part,
  };
}

export function exampleContactDetails(part: Partial<ContactDetails> = {}): ContactDetails {
  return { ...exampleContactSummary(), contact: exampleContact(), ...part };
}
