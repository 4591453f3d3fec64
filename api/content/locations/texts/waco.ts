import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const waco: LocationText = {
  slug: 'waco',
  name: 'Waco',
  lat: 31.5493,
  lng: -97.1467,
  county: 'McLennan County, county seat',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in Waco, Texas, for manufacturers, law offices, non-profits and ministries. Remote help and planned visits.',
  lead: 'You make things, serve clients or run a mission. We keep your computers, email and machines running and secure, so you can focus on that.',
  road: 'Interstate 35',
  roadMiles: 84,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Baylor is the name people know. A technical college and a community college train technicians and welders. Graduates start small manufacturers, food producers and shops near the Silos. Downtown, attorneys work close to the McLennan County Courthouse. Non-profits and ministries are on almost every street, often run by a director, a bookkeeper and thirty volunteers. All of them get phishing emails and fake invoices. We add MFA, email security and EDR, and train your staff to report what looks wrong.',
    },
    {
      title: 'Old machines that can’t stop',
      text: 'On a shop floor, the oldest computer is often the most important one. It runs a machine, and its operating system no longer gets updates. You can keep it. We put it on its own network, where it reaches the files it needs and nothing else, and store a copy of its disk. Offices and guests get separate networks. If ransomware hits an office PC, it can’t reach the machine.',
    },
    {
      title: 'Buildings and internet',
      text: 'Old cotton warehouses along Austin Avenue and Mary Avenue are now lofts and offices with no ceiling to hide a cable. We ask for photos and measurements before we drive, so we bring the right parts. Industrial parks toward Hewitt and McGregor have newer buildings with good fiber. Shops off Highway 6 may have none. We check your address before you sign a lease.',
    },
    {
      title: 'How an on-site visit works',
      text: 'The drive takes about an hour and a half, so we combine tasks and plan the visits with you. In between, we fix problems remotely. It helps to have someone on your side who can plug in a cable, plus a box of labeled spare parts. We write the steps in plain words and stay on the phone.',
    },
  ],
  facts: [
    { text: 'Waco had 138,486 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The suspension bridge over the Brazos opened, and the cattle trails and the town’s trade with it.',
      source: handbook('Waco, TX', 'waco-tx'),
      asOf: '1870',
    },
    {
      text: 'Baylor University moved to Waco when it merged with Waco University.',
      source: { name: 'Baylor University', url: 'https://www.baylor.edu/' },
      asOf: '1886',
    },
  ],
  industries: ['non-profit', 'legal', 'construction-property-services'],
  nearby: ['temple', 'georgetown', 'dallas'],
  faqs: [
    {
      question: 'Our milling machine runs on Windows 7. Do we have to replace it?',
      answer:
        'Not right away. We isolate it, so it can reach only one folder, and back up its disk. We also find out what a new controller would cost, so you can plan for it.',
    },
    {
      question: 'Volunteers come and go every month. How do we handle their access?',
      answer:
        'Each volunteer gets an account with an end date from day one. It turns off by itself. Shared accounts are only for devices that hold no private data.',
    },
    {
      question: 'Can our non-profit get discounted software?',
      answer:
        'Often, yes. Microsoft and Google have programs for eligible non-profits. We help you apply, choose the right licenses and set them up.',
    },
    {
      question: 'Our law office shares a building with other tenants. What should we require?',
      answer:
        'Your own firewall, a locked network rack and a printer that prints only when you enter a code. Don’t share a network with your neighbors.',
    },
  ],
};
