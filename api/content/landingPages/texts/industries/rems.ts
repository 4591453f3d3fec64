import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'retail and e-commerce',
  heading: 'Registers, PCI DSS and your online store',
  lead: 'Your registers, inventory and online store have to work together, most of all on your busiest day.',
  lines: [
    'When a register is down, customers leave.',
    'PCI DSS 4.0.1 requires you to protect card data and to prove it.',
    'Inventory in the store and online drifts apart by evening.',
    'Part-time staff share a login because it’s easier.',
    'Criminals use returns, gift cards and refunds to steal from you.',
    'Your store is open when office IT support is closed.',
    'Plugins in your online store need updates more often than anyone checks.',
    'Cameras, music and card terminals all share one internet line.',
    'You open a second store before the first one’s network is documented.',
  ],
  with: {
    its: 'Help desk and security for your store: we write down with you what still works when the internet doesn’t.',
    mcs: 'Card terminals get their own network, and your online store’s admins sign in with a passkey.',
    dm: 'Products, customers and orders move in a test run first, and never in your busy season.',
    eps: 'Store managers open schedules, price lists and vendor email on a phone.',
    pcaas: 'Registers and back-office PCs come in matching pairs, so a spare fits right away.',
    sa: 'We follow one card payment from tap to bank and write down every system it touches.',
    ita: 'You need someone who can guide a cashier through a restart by phone, and we help you test for it.',
    vcio: 'Your plan starts from the holiday freeze, when nothing may change.',
    tet: 'Cashiers practice the phone scam in which “headquarters” asks for gift cards.',
    otn: 'A cellular backup line keeps card payments working when a cable is cut.',
  },
};
