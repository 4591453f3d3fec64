import type { Inbox, InboxDraft, ReceivedEmail } from './contract';

export const exampleReceivedEmail = (part: Partial<ReceivedEmail> = {}): ReceivedEmail => ({
  id: 'email-1',
  reference: 'EM-4F7K22QZ',
  from: 'Dana Example <dana@example.com>',
  subject: 'Re: Your inquiry',
  text: 'Tuesday at ten works for us.',
  fullText: 'Tuesday at ten works for us.\n\n> When can we call you?',
  attachments: [],
  at: '2026-11-20T18:20:00.000Z',
  isAutomatic: false,
  isVerified: true,
  ...part,
});

export const exampleInboxDraft = (part: object = {}): InboxDraft => ({
  isEnabled: true,
  host: '127.0.0.1',
  port: 993,
  user: 'team@emberline.example',
  signIn: 'password',
  tenantId: '',
  clientId: '',
  password: 'right password',
  ...part,
});

export const exampleInbox = (part: Partial<Inbox> = {}): Inbox => ({
  isEnabled: true,
  host: 'imap.example.com',
  port: 993,
  user: 'team@example.com',
  signIn: 'password',
  tenantId: '',
  clientId: '',
  hasPassword: true,
  readAt: '2026-11-20T18:20:00.000Z',
  error: '',
  webhooks: [],
  version: 2,
  ...part,
});
