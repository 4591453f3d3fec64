import type { Lead, LeadFilterOptions, LeadMail, LeadPage, LeadSummary } from './contract';

export function exampleLeadSummary(part: Partial<LeadSummary> = {}): LeadSummary {
  return {
    reference: 'EM-4F7K22QZ',
    name: 'Dana Example',
    company: 'Example Build',
    email: 'dana@example.com',
    service: 'cybersecurity',
    partner: null,
    form: null,
    manual: null,
    challenge: 'compliance',
    status: 'new',
    ownerId: null,
    owner: null,
    priority: 'normal',
    channel: 'Organic Search',
    score: 62,
    lostReason: null,
    lostNote: null,
    value: null,
    closeOn: null,
    tags: [],
    receivedAt: '2026-11-20T14:48:02.000Z',
    responseDueAt: '2026-11-20T20:00:00.000Z',
    respondedAt: null,
    waitingSince: null,
    isOverdue: false,
    version: 1,
    masked: false,
    mail: 'sent',
    ...part,
  };
}

export function exampleLeadMail(part: Partial<LeadMail> = {}): LeadMail {
  return {
    kind: 'team',
    to: 'owner@emberline.example',
    state: 'sent',
    attempts: 1,
    messageId: '<em-4f7k22qz.team@emberline.example>',
    nextTryAt: null,
    sentAt: '2026-11-20T14:48:03.000Z',
    response: '250 Accepted',
    error: null,
    ...part,
  };
}

export function exampleLead(part: Partial<Lead> = {}): Lead {
  return {
    ...exampleLeadSummary(),
    phone: '(512) 555-0142',
    contactTime: 'morning',
    message: 'We have a security questionnaire to answer and would like a hand.',
    answers: [],
    mails: [exampleLeadMail(), exampleLeadMail({ kind: 'sender', to: 'dana@example.com' })],
    spam: { score: 0, reasons: [] },
    repeats: 0,
    disclosureVersion: '2',
    disclosureHash: '8c5f3a8f0e1d4a5b9c7e6f2d1b0a99887766554433221100ffeeddccbbaa9988',
    consent: null,
    page: '/contact',
    landing: null,
    pageDocument: null,
    landingDocument: null,
    source: 'google / organic',
    updatedAt: '2026-11-20T14:48:03.000Z',
    ...part,
  };
}

export function exampleLeadPage(items: LeadSummary[] = [exampleLeadSummary()]): LeadPage {
  const counts = { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0, spam: 0, quarantined: 0 };
  for (const item of items) counts[item.status] += 1;
  return { items, nextCursor: null, total: items.length, isMore: false, counts, atLeast: [] };
}

/** Without anything to filter by, unless `part` has it. */
export function exampleLeadFilterOptions(part: Partial<LeadFilterOptions> = {}): LeadFilterOptions {
  return { tag: [], partner: [], channel: [], landing: [], form: [], ...part };
}
