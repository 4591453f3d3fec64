import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Enterprise productivity tools',
  to: '/services/enterprise-productivity-tools',
  heading: 'What tidy tools look like',
  lead: 'One place for mail, files, calls and meetings, with fewer licenses and clearer rules than before.',
  lines: [
    'Most firms pay twice for storage and three times for video calls, and a list of invoices shows it.',
    'Each kind of file gets one home, and the other four places become read-only on a date.',
    'Sharing with outsiders is allowed, visible and ends by itself.',
    'Guests get in with their own address and lose access when the work is over.',
    'Mailboxes of functions such as billing belong to a team and not to whoever was there first.',
    'What must be kept for years is kept by a rule, and what may go is deleted by one.',
    'People learn on their own files, in half hours, with a page of screenshots to keep.',
    'The vendor keeps the service running; keeping a copy of your data is still your affair, so it gets a backup.',
    'A new feature is switched on for a few people before it surprises everybody.',
  ],
};
