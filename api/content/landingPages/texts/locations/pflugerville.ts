import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Pflugerville, Texas',
  heading: 'Your IT team next door to Pflugerville',
  lines: [
    'Pflugerville borders Round Rock, so we’re in the next town.',
    'State Highways 45 and 130 make visits easy to plan.',
    'In a strip center, the property manager has the key to the phone room, and we ask for it early.',
    'If your team works from spare rooms and small suites, we secure every laptop the same way.',
    'Stores along SH 130 need card payments that survive a cut cable.',
    'Downtown buildings have old wiring, and we test it before we use it.',
    'We check fiber for your exact address before you sign.',
    'Many offices are new, so we can plan the cabling before the walls close.',
    'The 2020 census counted 65,191 residents, and your next hire may live nearby.',
  ],
};
