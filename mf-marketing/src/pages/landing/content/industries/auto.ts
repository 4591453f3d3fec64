import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'auto sales and service',
  to: '/industries/auto-sales-service',
  heading: 'From showroom to service bay',
  lead: 'Showroom, finance desk, parts and bays depend on one network, and on vendors who all want in.',
  lines: [
    'When the dealer system is slow, a customer sits in a closing office and reconsiders.',
    'A credit application holds everything an impostor needs, and is printed by default.',
    'Federal safeguards rules count a dealer who arranges financing among financial firms.',
    'Diagnostic laptops live in oil, heat and drawers.',
    'Each manufacturer brings a portal, a dongle and a certificate that expires on a Saturday.',
    'Vendors keep remote access that was granted for an afternoon.',
    'Cameras, key cabinets and lifts have all acquired network plugs.',
    'Salespeople text from private phones because it works.',
    'The lot needs wireless out to the last row of cars.',
  ],
  with: {
    its: 'In a dealership the desk sorts by who is standing in front of a customer.',
    mcs: 'Vendor access is opened by request, for an hour, and closes itself.',
    dm: 'Customer and service histories move with their dates intact, since warranty depends on them.',
    eps: 'Deals leave the copier and become folders that finance, sales and title can open, each to their part.',
    pcaas: 'Bay laptops are rugged, numbered and exchanged like tools.',
    sa: 'The assessment follows a credit application through the building and counts the copies.',
    ita: 'The person you want can argue with a dealer-system vendor and crawl under a desk on one day.',
    vcio: 'A plan lines up manufacturer mandates, lease ends and the year’s slow weeks.',
    tet: 'The finance office learns to spot a synthetic buyer, and the counter a forged payoff letter.',
    otn: 'Walls inside the network part bays, cameras, guests and the finance desk, over one sturdy set of cables.',
  },
};
