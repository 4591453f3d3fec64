import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'PC as a service',
  to: '/services/pcaas',
  heading: 'What comes with each PC',
  lead: 'Everyone gets a good PC for a steady monthly cost, and it’s replaced on schedule.',
  lines: [
    'We choose a model for each role. An engineer and a bookkeeper need different PCs.',
    'It arrives set up with your apps, printers and email signature, ready to sign in.',
    'We handle the warranty calls. Your employee works on a loaner until the PC is fixed.',
    'We spread replacements over the year. You never get thirty invoices at once.',
    'Every PC is encrypted and managed in Intune, so we can lock or wipe it if it’s stolen.',
    'We wipe the drive at the end and give you a record by serial number.',
    'Your agreement says who owns the PC, how long the term is and what it costs to end early.',
    'You keep a few spares, so a broken laptop doesn’t cost anyone a day.',
    'Your inventory lists each PC with its user, age and warranty date.',
  ],
};
