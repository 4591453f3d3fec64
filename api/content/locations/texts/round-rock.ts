import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const roundRock: LocationText = {
  slug: 'round-rock',
  name: 'Round Rock',
  lat: 30.5083,
  lng: -97.6789,
  county: 'Williamson County, a small part in Travis County',
  state: 'Texas',
  summary:
    'Managed IT and cybersecurity from Round Rock, Texas, where our desk is: remote help first, and work on site without a long drive.',
  lead: 'This is home. The desk that answers your call is in the same town as your office, and the drive to you is a few miles of city streets.',
  road: 'City streets',
  roadMiles: 0,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Round Rock is two towns in one. Dell has had its headquarters here since the nineties, and a lot of people with deep technical knowledge live within a few streets of it. Most firms, though, are small: clinics around the hospitals on University Boulevard and Seton Parkway, builders, dental offices, insurance agencies, a title company in a shopping center. The first group sets the expectation. The second has nobody on staff to meet it. That gap is the work.',
    },
    {
      title: 'Lines and power',
      text: 'Along the interstate and around La Frontera a building may have three carriers in the riser. Half a mile east of Mays Street it may have one, and the map on the carrier’s site is a guess until somebody checks the suite. We ask for the answer by street and suite before you sign a lease. Electricity runs in the open market here, over Oncor’s lines for most of the city, so a tenant picks the retailer but not the crew that restores power after a storm. A battery under the firewall costs less than one afternoon of silence.',
    },
    {
      title: 'What the buildings are like',
      text: 'Downtown around Main Avenue is limestone from the 1870s and later. It keeps the heat out and the radio in: one access point per thick wall is the rule, and cable runs take patience. The business parks west of I-35 are tilt-wall shells from the eighties onward with good conduit and forgotten patch panels. Medical suites in the north come with the landlord’s own wiring rules, which are worth reading before the drywall closes.',
    },
    {
      title: 'How a visit goes',
      text: 'Because we are in town, a visit is not an expedition. The trouble is still looked at from the desk first, since most of it ends there. If hands are needed we agree on an hour, bring the part, and do two or three other things from the list on the same trip.',
    },
  ],
  facts: [
    { text: 'Round Rock had 119,468 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The town takes its name from a round limestone rock in Brushy Creek that marked a low-water crossing.',
      source: handbook('Round Rock, TX', 'round-rock-tx'),
      asOf: '1854',
    },
    {
      text: 'Dell Technologies gives One Dell Way, Round Rock, as its principal office.',
      source: {
        name: 'Dell Technologies, annual report (Form 10-K)',
        url: 'https://investors.delltechnologies.com/',
      },
      asOf: '2025',
    },
  ],
  industries: ['healthcare', 'construction-property-services', 'accounting-finance'],
  nearby: ['hutto', 'georgetown', 'cedar-park'],
  faqs: [
    {
      question: 'Can we just walk in with a laptop?',
      answer:
        'Call first. Most of what is wrong with a laptop can be seen from here while you keep working, and if it has to be opened we agree on an hour when somebody is there to do it.',
    },
    {
      question: 'Our office is in the old downtown. Will Wi-Fi ever be good?',
      answer:
        'Yes, with cable to more access points instead of one strong one. Limestone swallows signal whatever the box promises. We walk the rooms with a meter and mark where each one has to hang.',
    },
    {
      question: 'Half of our people came from large technology firms. Do you work alongside them?',
      answer:
        'Gladly. People who know what good looks like make the work easier. We write down who decides what, so that a capable colleague and the desk do not fix the same thing twice.',
    },
    {
      question: 'We are moving within Round Rock. When should you hear about it?',
      answer:
        'Before you sign. The lease decides which carriers can reach you and who may drill, and a new fiber line is ordered in weeks or months rather than days.',
    },
  ],
};
