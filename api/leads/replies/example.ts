import type { LeadReplies, LeadReply, SavedReply } from './contract';

export function exampleReply(part: Partial<LeadReply> = {}): LeadReply {
  return {
    id: 'reply-1',
    reference: 'EM-4F7K22QZ',
    to: 'dana@example.com',
    subject: 'Your inquiry (EM-4F7K22QZ)',
    text: 'Hello Dana,\n\nWe can help.',
    by: 'Robin Example',
    at: '2026-11-20T16:10:00.000Z',
    state: 'sent',
    sentAt: '2026-11-20T16:10:11.000Z',
    error: null,
    ...part,
  };
}

export function exampleSavedReply(part: Partial<SavedReply> = {}): SavedReply {
  return {
    id: 'saved-1',
    name: 'First answer',
    text: 'Hello {{first name}},\n\nThank you for your message.\n\n{{member}}',
    updatedAt: '2026-11-20T16:10:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleReplies(part: Partial<LeadReplies> = {}): LeadReplies {
  return {
    items: [exampleReply()],
    received: [],
    replyTo: 'team@emberline.example',
    isInboxConnected: false,
    inboxError: '',
    problems: [],
    ...part,
  };
}
