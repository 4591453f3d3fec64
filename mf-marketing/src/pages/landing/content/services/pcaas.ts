import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'PC as a service',
  to: '/services/pcaas',
  heading: 'What comes with the machine',
  lead: 'A good computer for each person, at a steady monthly cost, replaced before it annoys anyone.',
  lines: [
    'The model is chosen for the work: a drafter and a bookkeeper do not need the same machine.',
    'It arrives set up, with the person’s programs, signatures and printers, and is ready within the first hour.',
    'Warranty claims are the provider’s telephone calls, and a loaner bridges the gap.',
    'Refresh dates are spread over the year, so that no budget is hit by thirty invoices in May.',
    'Every machine is encrypted and can be locked from afar, which turns a theft into a nuisance.',
    'At the end the disk is wiped by a method that leaves a record, and you get that record.',
    'The agreement says who owns what, how long it runs and what leaving early costs, in figures.',
    'Spare units are part of the count, because something always falls off a desk.',
    'The inventory knows each serial number, its user and its last sign of life.',
  ],
};
