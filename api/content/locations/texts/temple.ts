import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const temple: LocationText = {
  slug: 'temple',
  name: 'Temple',
  lat: 31.0982,
  lng: -97.3428,
  county: 'Bell County',
  state: 'Texas',
  summary:
    'IT support and HIPAA security in Temple, Texas, for practices, medical suppliers and warehouses. Remote help, planned visits from Round Rock.',
  lead: 'You handle patient records with a small team and a small budget. We secure them, support your staff and help with your HIPAA risk analysis.',
  road: 'Interstate 35',
  roadMiles: 48,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Baylor Scott & White and the Veterans Affairs system run large hospitals here. Around them work independent practices, therapists, medical suppliers, billing offices and transport companies. They exchange records with the hospitals all day and follow the same HIPAA rules with a fraction of the staff. In many of them, the office manager is also the privacy officer. We take over the technical half of that job: MFA, encryption, access reviews, backups and the documentation that auditors ask for.',
    },
    {
      title: 'Where patient records travel',
      text: 'Referrals arrive through a portal, by fax and on a disc in an envelope. Every way in is also a way out. We list them with you and close the ones no one uses. For each of the others, we write down who checks it, how long it keeps data and which vendors can sign in. The HIPAA Security Rule requires a written risk analysis. It’s also your list of what to fix next.',
    },
    {
      title: 'Warehouses and internet',
      text: 'The other half of town moves goods. Distribution centers and plants line I-35 and the loop, and scanners must work at the far end of every aisle. Full shelves block Wi-Fi, so we plan with a floor drawing that shows the racks. Wired service is good near I-35 and along 31st Street and weaker toward the lake. Oncor owns the power lines. A battery backup carries your network through short outages.',
    },
    {
      title: 'How an on-site visit works',
      text: 'The drive from Round Rock takes most of an hour, so we visit on agreed days. We fix everything else remotely. For an emergency, your front desk gets a one-page plan: what to unplug, what to leave on, whom to call and who has the key.',
    },
  ],
  facts: [
    { text: 'Temple had 82,073 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The Gulf, Colorado and Santa Fe Railroad sold the first lots at auction, and the town was named after its chief engineer.',
      source: {
        name: 'City of Temple, “Rooted in rail”',
        url: 'https://www.templetx.gov/news_detail_T13_R231.php',
      },
      asOf: '1881-06-29',
    },
    {
      text: 'Two doctors of the railroad’s hospital opened the Temple Sanitarium, from which Scott & White grew.',
      source: handbook('Temple, TX', 'temple-tx'),
      asOf: '1904',
    },
  ],
  industries: ['healthcare', 'non-profit', 'commercial-real-estate'],
  nearby: ['waco', 'georgetown', 'taylor'],
  faqs: [
    {
      question: 'We share records with a hospital system. Who is responsible for what?',
      answer:
        'The hospital is responsible for its portal. You’re responsible for your sign-ins, your computers and anything you download. We document that and secure your part.',
    },
    {
      question: 'Can we get rid of our fax machine?',
      answer:
        'Maybe not yet, because others still send to it. We can turn faxes into a secure folder that two people check, with a set date for deletion.',
    },
    {
      question: 'How do you keep scanners online in a warehouse?',
      answer:
        'We place access points over the aisles, give scanners their own network and test with full shelves and a loaded forklift in the way.',
    },
  ],
};
