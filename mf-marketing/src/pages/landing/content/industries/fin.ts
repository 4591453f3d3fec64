import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'accounting and finance',
  to: '/industries/accounting-finance',
  heading: 'Two months without slack',
  lead: 'Calm systems through the weeks when nobody has time, and access you can account for in all the others.',
  lines: [
    'Between February and April an hour of downtime cannot be made up.',
    'A preparer’s inbox holds what a thief needs to become a few hundred people.',
    'Federal safeguards rules expect a written security plan from tax and finance firms of any size.',
    'Seasonal staff need accounts in January that must be gone in May.',
    'Clients mail tax documents because the portal has one step too many.',
    'A request to change a payee looks like forty honest ones.',
    'The tax program, its database and its add-ins have opinions about updates.',
    'Partners sign with one tap, from anywhere, late.',
    'Work papers are asked for years afterwards, complete.',
  ],
  with: {
    its: 'In busy season the desk changes nothing it need not, and answers everything else at once.',
    mcs: 'The written plan the rules ask for is kept short, true and in step with the settings it describes.',
    dm: 'Years of returns and work papers move in the quiet months, and are opened by a preparer before anyone signs.',
    eps: 'A portal that takes a photograph from a phone stops more risky mail than any warning.',
    pcaas: 'Two large screens and a machine that never swaps pay for themselves by the middle of March.',
    sa: 'An assessment maps who can see whose returns, and finds the intern from two years ago.',
    ita: 'The right hire for a finance firm enjoys procedure, and a scorecard can tell who does.',
    vcio: 'Spending is planned around the calendar of filings: decide in summer, install in autumn, leave alone in spring.',
    tet: 'In January everyone practices on a false client asking for last year’s return.',
    otn: 'Two lines in, a battery under each switch and printers with a spare see a firm through the fifteenth.',
  },
};
