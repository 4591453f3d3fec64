import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Data migrations',
  to: '/services/data-migrations',
  heading: 'How we move your data safely',
  lead: 'Your email and files arrive complete, and your team can work on Monday. There’s a way back until you sign off.',
  lines: [
    'We count first: mailboxes, shared folders, permissions and the apps that depend on them.',
    'A small group moves first, so problems show up early. They affect few people.',
    'We show you who will be able to open what. You correct it before the move.',
    'Most data is copied while people work. That keeps the final switch short.',
    'The old system stays available, read-only, until you sign off.',
    'We check counts on both sides. People open their most important files.',
    'You decide what to move, what to archive and what to delete before you pay. Nothing moves that you don’t need.',
    'We look for links in documents and spreadsheets that would break after the move.',
    'On the first morning, a technician is there to answer questions.',
  ],
};
