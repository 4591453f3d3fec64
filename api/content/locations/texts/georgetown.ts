import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const georgetown: LocationText = {
  slug: 'georgetown',
  name: 'Georgetown',
  lat: 30.6333,
  lng: -97.677,
  county: 'Williamson County, county seat',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in Georgetown, Texas, for law offices, clinics and builders. Remote help first, on-site visits from Round Rock.',
  lead: 'We’re one town south of you. We fix most problems remotely, and on-site help is about ten miles away.',
  road: 'Interstate 35',
  roadMiles: 10,
  onSiteDays: [],
  sections: [
    {
      title: 'A county seat that keeps growing',
      text: 'The courthouse brings lawyers, title offices, surveyors and bankers to the blocks around the Square. They work to filing deadlines, so email and e-filing have to work. Sun City and its neighbors bring clinics, home care, pharmacies and trades. Builders work everywhere in between. In the early 2020s no U.S. city of its size grew faster. If your team has doubled in two years, your network, Microsoft 365 licenses and security settings need to catch up. We plan that growth with you.',
    },
    {
      title: 'Power and internet',
      text: 'Georgetown owns its electric utility. Where it serves you, the city bills you and its crews restore the line. That means one number to call in an outage. Internet is different. Established blocks have cable and fiber, while a new subdivision may have only the provider its developer signed with. West along Highway 29, fixed wireless and cellular are often the only options. We test both at your office before you pay for either, and add a backup line where an outage would stop your work.',
    },
    {
      title: 'What the buildings are like',
      text: 'Storefronts on the Square have thick stone walls, pressed-tin ceilings and preservation rules. All three make cabling and Wi-Fi harder, so we plan the routes before we give you a date. Medical plazas on Williams Drive are easier to cable, but six tenants may share one telecom closet. We make sure your equipment is locked and your network is separate from your neighbors’. That protects patient records, and auditors ask about it.',
    },
    {
      title: 'How an on-site visit works',
      text: 'I-35 between us slows down at rush hour, so we visit early or after lunch, with a written list of tasks. A court deadline can’t wait for traffic. That’s why we set up sign-in, scanning and e-filing so that we can fix them remotely.',
    },
  ],
  facts: [
    { text: 'Georgetown had 67,176 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'From July 2021 to July 2022 it grew by 14.4 percent, the fastest of all U.S. cities of 50,000 people and more.',
      source: {
        name: 'U.S. Census Bureau, Vintage 2022 estimates',
        url: 'https://www.census.gov/newsroom/press-releases.html',
      },
      asOf: '2023-05-18',
    },
    {
      text: 'The city has been the seat of Williamson County since the county was formed.',
      source: handbook('Georgetown, TX', 'georgetown-tx'),
      asOf: '1848',
    },
    {
      text: 'Most of the city gets its electricity from a utility that the city owns.',
      source: { name: 'City of Georgetown', url: 'https://georgetowntexas.gov/' },
      asOf: '2025',
    },
  ],
  industries: ['legal', 'healthcare', 'construction-property-services'],
  nearby: ['round-rock', 'hutto', 'cedar-park'],
  faqs: [
    {
      question: 'Our law office is on the Square. What IT problems should we expect?',
      answer:
        'Weak Wi-Fi, because stone walls block it, and scanner trouble on filing day. We put the scanner on a cable, add access points where they’re needed, and set up a second way to file.',
    },
    {
      question: 'Our new subdivision has only one internet provider. What can we do?',
      answer:
        'Use it, and add a cellular line on a different network as a backup. The firewall switches over by itself. When a second carrier arrives, we compare the offers for you.',
    },
    {
      question: 'Do you support small clinics near Sun City?',
      answer:
        'Yes. We support the phones, scanners and front desk as well as your records system. We also help with HIPAA: MFA, encryption, access reviews and backups.',
    },
    {
      question: 'Can a technician be with us during our office move?',
      answer:
        'Yes. Book the evening before and the first morning. You tell us what must work when you open, and we test it before your team arrives.',
    },
  ],
};
