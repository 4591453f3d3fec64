import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'non-profits',
  to: '/industries/non-profit',
  heading: 'Volunteers, donors and a small budget',
  lead: 'A small budget, a long list of helpers, and donors who trust you with their details.',
  lines: [
    'Money is granted for programs, and seldom for the computers that run them.',
    'Volunteers come for a season and keep their passwords for years.',
    'The donor list is the most valuable thing in the building and lies in a spreadsheet.',
    'A board changes treasurers, and the bank’s token is in somebody’s drawer.',
    'Donated machines arrive in six models with three operating systems.',
    'Grant reports want figures that live in four programs.',
    'Case notes about vulnerable people deserve a clinic’s care on a club’s budget.',
    'The person who knows the website moved away.',
    'Event nights need wireless, card readers and a guest list that all work once.',
  ],
  with: {
    its: 'A charity’s desk explains more than it repairs, and leaves a note so that the next volunteer need not ask.',
    mcs: 'A second step and an end date for each helper’s account cost nothing and remove most of the risk.',
    dm: 'A donor list is cleaned while it is moved, since duplicates cost stamps and patience.',
    eps: 'License programs for charities cover much of what is needed, once somebody has filled in the forms.',
    pcaas:
      'Six matching refurbished machines serve better than ten donated ones, and a steady fee suits a grant’s budget line.',
    sa: 'The report is written so that a board without a technician can act on its first page.',
    ita: 'Often the answer is a capable volunteer with two clear hours a week, and a role on paper.',
    vcio: 'A three-year plan gives the grant writer figures to ask for.',
    tet: 'Volunteers learn three things on their first evening: the lock, the report button, and what not to photograph.',
    otn: 'One good access point in the hall, bought once, ends a decade of borrowed routers.',
  },
};
