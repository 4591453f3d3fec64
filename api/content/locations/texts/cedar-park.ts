import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const cedarPark: LocationText = {
  slug: 'cedar-park',
  name: 'Cedar Park',
  lat: 30.5052,
  lng: -97.8203,
  county: 'Williamson County, partly Travis County',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in Cedar Park, Texas, for clinics, offices and shops along 183A. Remote help plus visits from Round Rock.',
  lead: 'You have a growing team, a leased suite and no time to chase the landlord about internet. We handle your IT from the next town over.',
  road: 'RM 1431 or SH 45 and 183A',
  roadMiles: 11,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'When 183A opened, Cedar Park became a place to do business. Dentists, pediatricians, physical therapists and imaging centers followed the new hospital. Accountants, insurance agents and small software companies moved in above the restaurants. Most have ten to thirty people and lease their space. Often one person at the front desk also restarts the router. We take that work off their hands and add what insurers and HIPAA expect: MFA, EDR, encrypted laptops and tested backups.',
    },
    {
      title: 'Internet in a shared building',
      text: 'In a multi-tenant building, the internet line ends in a telecom room that you have no key to. Earlier tenants left cables there, and nobody labeled them. Before you order service, we find out which carriers are in that room, who can open it and which lines are yours. That saves weeks. Most of the city gets its power from Pedernales Electric Cooperative, so you can’t shop for a retailer. A battery backup for your network gear covers short outages.',
    },
    {
      title: 'What the buildings are like',
      text: 'Most buildings here went up after 1990. Drop ceilings and metal studs make cabling quick. They also let your neighbors’ Wi-Fi through, so a laptop on an upper floor may see forty networks. A stronger router won’t fix that. Wired desks, the right channels and well-placed access points will. X-ray rooms with lead in the walls need their own access point. We measure the signal before and after, so you can see the difference.',
    },
    {
      title: 'How an on-site visit works',
      text: 'RM 1431 is the direct road and often the slow one. At school hours, the toll roads are faster. We plan a visit as a half day with a written list, so one trip solves several problems. Everything we can do remotely is done before we leave.',
    },
  ],
  facts: [
    { text: 'Cedar Park had 77,595 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The first part of the 183A toll road, from RM 620 to RM 1431, opened to traffic.',
      source: {
        name: 'Central Texas Regional Mobility Authority',
        url: 'https://www.mobilityauthority.com/',
      },
      asOf: '2007-03',
    },
    {
      text: 'Before it was Cedar Park the place was called Running Brushy, and then Brueggerhoff.',
      source: handbook('Cedar Park, TX', 'cedar-park-tx'),
      asOf: '1887',
    },
  ],
  industries: ['healthcare', 'accounting-finance', 'commercial-real-estate'],
  nearby: ['round-rock', 'austin', 'georgetown'],
  faqs: [
    {
      question: 'Our landlord includes internet. Is that enough for a medical practice?',
      answer:
        'Ask three questions. Is the line shared? Who do you call when it’s down? Can you use your own firewall? If an answer is unclear, order your own line and keep theirs as the backup.',
    },
    {
      question: 'We’re opening a second office. What does it need?',
      answer:
        'Its own internet line and a firewall. Your people, files, phone numbers and Microsoft 365 accounts work in both offices, with the same security settings.',
    },
    {
      question: 'Our Wi-Fi slows down at noon. Why?',
      answer:
        'Nearby restaurants fill with phones and microwave ovens at lunch. We move you to a clearer band, put desks on cable and test again at noon.',
    },
    {
      question: 'Who removes the old wiring in our suite?',
      answer:
        'Your lease often says you do. We trace the cables, remove the dead ones with your landlord’s approval and label the rest.',
    },
  ],
};
