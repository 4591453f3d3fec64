import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Data migrations',
  to: '/services/data-migrations',
  heading: 'How we move your data safely',
  lead: 'Your email and files arrive complete, your team can work on Monday, and there’s a way back until you sign off.',
  lines: [
    'We count first: mailboxes, shared folders, permissions and the apps that depend on them.',
    'A small group moves first, so problems show up early and affect few people.',
    'We show you who will be able to open what, and you correct it before the move.',
    'Most data is copied while people work, so the final switch is short.',
    'The old system stays available, read-only, until you sign off.',
    'We check counts on both sides and ask people to open their most important files.',
    'You decide what to move, what to archive and what to delete before you pay to move it.',
    'We look for links in documents and spreadsheets that would break after the move.',
    'On the first morning, a technician is there to answer questions.',
  ],
};
