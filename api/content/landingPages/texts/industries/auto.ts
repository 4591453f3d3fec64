import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'auto sales and service',
  to: '/industries/auto-sales-service',
  heading: 'Showroom, finance office and service bays',
  lead: 'Your showroom, finance office, parts and service bays depend on one network and many vendors.',
  lines: [
    'When the DMS is slow, a buyer sits in the finance office and changes their mind.',
    'A credit application has everything an identity thief needs.',
    'The FTC Safeguards Rule covers dealers who arrange financing.',
    'Diagnostic laptops have to survive oil, heat and drops.',
    'Every manufacturer brings another portal and another sign-in.',
    'Vendors keep remote access that was meant for one afternoon.',
    'Cameras, key cabinets and lifts are all on your network now.',
    'Salespeople text customers from personal phones.',
    'Wi-Fi has to reach the last row of cars.',
  ],
  with: {
    its: 'Help desk and security for your dealership or shop: we answer first where a customer is waiting.',
    mcs: 'Vendors get access when you approve it, and it ends by itself.',
    dm: 'Customer and service history moves with its dates, because warranty claims depend on them.',
    eps: 'Deal files move from paper to folders that finance, sales and title can each open.',
    pcaas: 'Service bays get rugged laptops that we can swap like tools.',
    sa: 'We follow a credit application through your dealership and count the copies.',
    ita: 'You want someone who can handle a DMS vendor and a dead PC on the same day.',
    vcio: 'Your plan lines up manufacturer requirements, lease ends and slow weeks.',
    tet: 'Your finance office learns to spot false identities and fake payoff letters.',
    otn: 'Bays, cameras, guests and the finance office each get a separate network.',
  },
};
