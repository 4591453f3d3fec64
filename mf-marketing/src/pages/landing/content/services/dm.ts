import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Data migrations',
  to: '/services/data-migrations',
  heading: 'How data gets moved safely',
  lead: 'Nothing is lost, nobody is surprised on Monday, and there is a way back until you say there need not be one.',
  lines: [
    'It begins with counting: mailboxes, folders, gigabytes, odd file names, and the shares that nobody admits to owning.',
    'A pilot group moves first, made of patient people and one impatient one.',
    'Permissions are written down before the move, because a folder that was private by accident will not be so afterwards.',
    'The bulk travels ahead over days and nights, so the last evening only carries what changed.',
    'Until you sign it off, the old place stays readable and unchanged.',
    'What is moved is checked by numbers and by people who open their own ten most important files.',
    'Ten years of clutter may stay behind in an archive, if you decide what the rule is.',
    'Links inside documents and spreadsheets break in a move, and finding them beforehand is half the work.',
    'On the first morning somebody sits on the phone for nothing but questions.',
  ],
};
