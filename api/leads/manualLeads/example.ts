import type { KnownPerson, ManualLeadDraft } from './contract';

export function exampleManualLead(part: Partial<ManualLeadDraft> = {}): ManualLeadDraft {
  return {
    name: 'Morgan Example',
    email: 'morgan@example.com',
    phone: '(512) 555-0177',
    company: 'Example Freight',
    service: 'managed_it',
    source: 'phone',
    note: 'Asked for a quote for twelve desks.',
    ...part,
  };
}

export function exampleKnownPerson(part: Partial<KnownPerson> = {}): KnownPerson {
  return {
    leads: [
      {
        reference: 'EM-4F7K22QZ',
        name: 'Dana Example',
        company: 'Example Build',
        status: 'new',
        receivedAt: '2026-11-20T14:48:02.000Z',
      },
    ],
    contact: { id: 'contact-1', name: 'Dana Example' },
    ...part,
  };
}
