import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'small and mid-sized firms',
  heading: 'What most firms have in common',
  lead: 'The work is done by people with a full day, and technology is what they notice when it stops.',
  lines: [
    'One person knows how everything is connected, and would like a vacation.',
    'The server in the closet was new when the firm was.',
    'Passwords are in a notebook, a browser and two heads.',
    'Everybody can see the payroll folder, and nobody knows it.',
    'Bills for software arrive on four cards.',
    'A laptop from years ago still has access.',
    'Backups exist, and nobody has opened one.',
    'The internet line is the cheapest there was on the day the lease began.',
    'A client’s form asks questions that nobody in the house can answer.',
  ],
  with: {
    its: 'For a firm without an IT department, the desk is the department.',
    mcs: 'A small firm gains most from a handful of settings that it already pays for.',
    dm: 'A move is the best moment to find out what is worth keeping.',
    eps: 'Fewer programs, used well, beat a drawer full of subscriptions.',
    pcaas: 'A steady fee for each seat is easier to plan than a new crisis every third year.',
    sa: 'An honest look costs less than the first surprise.',
    ita: 'The first technical hire decides the next ten years of habits.',
    vcio: 'An owner without a technician at the table deserves somebody there who is not selling.',
    tet: 'People who may ask silly questions make fewer expensive mistakes.',
    otn: 'A tidy rack is worth more than a fast one.',
  },
};
