import type { Contact, ContactDuplicate } from './contract';

export function exampleContactDuplicate(part: Partial<ContactDuplicate> = {}): ContactDuplicate {
  return {
    id: 'contact-2',
    lead: 'EM-7H2M9RTX',
    name: 'D. Example',
    company: 'Example Build',
    email: 'office@example.com',
    seenAt: '2026-11-18T09:12:00.000Z',
    reasons: ['phone', 'company'],
    ...part,
  };
}

export function exampleContact(part: Partial<Contact> = {}): Contact {
  return {
    emails: ['dana@example.com'],
    names: ['Dana Example'],
    companies: ['Example Build'],
    timeline: [
      {
        kind: 'enquiry',
        id: 'EM-4F7K22QZ',
        title: 'Cybersecurity',
        state: 'New',
        at: '2026-11-20T14:48:02.000Z',
        startsAt: null,
      },
    ],
    isMore: false,
    duplicates: [],
    merges: [],
    version: 0,
    ...part,
  };
}
