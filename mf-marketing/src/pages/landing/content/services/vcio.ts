import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Technology advisory',
  to: '/services/it-advisory',
  heading: 'What an adviser is good for',
  lead: 'Part-time IT leadership: a plan, a budget, and somebody who has no license to sell you.',
  lines: [
    'A roadmap fits on one page, with quarters across and money down the side.',
    'Every contract has its end date in one calendar, ninety days before notice is due.',
    'Two vendors are compared on what you would do with the thing in March, not on feature lists.',
    'Spending is shown as must, should and could, with what happens if each is left out.',
    'Quarterly reviews last an hour and begin with what was promised at the one before.',
    'An internal IT person keeps the keys and gains somebody to think with.',
    'Old systems get a date to retire, or a written reason to stay.',
    'The measure is yours: hours lost, days to close the books, complaints per month.',
    'Advice that ends in buying nothing is advice too.',
  ],
};
