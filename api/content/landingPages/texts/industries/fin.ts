import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'accounting and finance',
  to: '/industries/accounting-finance',
  heading: 'Tax season, your WISP and client data',
  lead: 'You can’t lose an hour in tax season, and your inbox holds what identity thieves want.',
  lines: [
    'Between February and April, you can’t make up an hour of downtime.',
    'A tax preparer’s inbox has everything a thief needs to file false returns.',
    'The FTC Safeguards Rule requires a written security program from tax and finance firms.',
    'IRS Publication 4557 tells tax preparers how to protect client data.',
    'The IRS asks every preparer for a written information security plan (WISP).',
    'Seasonal staff need accounts in January that must be closed in May.',
    'Clients email tax documents because the portal takes too many steps.',
    'A fake request to change a payee looks like forty real ones.',
    'QuickBooks, tax software and add-ins each need updates at the right time.',
  ],
  with: {
    its: 'Help desk, security and Microsoft 365 support for your firm: in tax season, we fix what blocks a return first.',
    mcs: 'We help you write your WISP and keep your settings in step with it.',
    dm: 'Returns and work papers move in your quiet months, and a preparer checks them before you sign off.',
    eps: 'A portal that takes a photo from a phone keeps tax documents out of email.',
    pcaas: 'Two large screens and a fast PC save your preparers time on every return.',
    sa: 'We check who can open whose returns, and whether last year’s intern still can.',
    ita: 'You want an IT person who likes procedure, and a scorecard shows you who does.',
    vcio: 'You decide in summer, install in fall and change nothing until tax season ends.',
    tet: 'In January your team practices with a fake client who asks for last year’s return.',
    otn: 'Two internet lines and battery backup keep you filing through April 15.',
  },
};
