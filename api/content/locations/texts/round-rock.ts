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
    'Managed IT and cybersecurity in Round Rock, Texas. Our service desk is here, so remote help is fast and on-site visits are close by.',
  lead: 'This is our home. The service desk that answers your call is in the same town as your office, and on-site help is a short drive away.',
  road: 'City streets',
  roadMiles: 0,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Dell has been based in Round Rock since the nineties, and many tech workers live here. But most companies are small: clinics around the hospitals on University Boulevard and Seton Parkway, builders, dental offices, insurance agencies and title companies. Their clients expect big-company security, and most have no IT staff to provide it. We fill that gap. You get a service desk, Microsoft 365 management, MFA, endpoint protection (EDR) and tested cloud backup from one local team.',
    },
    {
      title: 'Internet and power',
      text: 'Along I-35 and around La Frontera, a building may have three carriers. Half a mile east of Mays Street it may have one. The map on a carrier’s website is only a guess. Before you sign a lease, we check service at your exact street and suite. Most of the city uses Oncor power lines, so you choose the electricity retailer but not the crew that restores power after a storm. A battery backup for your firewall and switch keeps you online through short outages.',
    },
    {
      title: 'What the buildings are like',
      text: 'Downtown buildings around Main Avenue have limestone walls from the 1870s and later. Stone blocks Wi-Fi, so each room with a thick wall needs its own access point. The business parks west of I-35 have good conduit and old, unlabeled patch panels. We trace and label them. Medical suites in the north come with the landlord’s wiring rules. Read them before the drywall closes. We’ll help.',
    },
    {
      title: 'How an on-site visit works',
      text: 'We try to fix the problem remotely first, because that gets you back to work sooner. If you need us on-site, we agree on a time, bring the parts and take care of other open items on the same trip. You know who is coming and what they will do.',
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
      question: 'Can we bring a laptop to your office?',
      answer:
        'Call first. We can fix most laptop problems remotely while you keep working. If the laptop has to be opened, we agree on a time so a technician is ready for you.',
    },
    {
      question: 'Our office is in the old downtown. Can we get good Wi-Fi?',
      answer:
        'Yes. Limestone walls block Wi-Fi, so you need more access points, each on its own cable. We measure every room and show you where each one goes.',
    },
    {
      question: 'We have our own IT person. Can you work alongside them?',
      answer:
        'Yes. That’s co-managed IT. Your IT person keeps control, and we take on the help desk, security monitoring or projects. We put in writing who does what.',
    },
    {
      question: 'We’re moving within Round Rock. When should we call you?',
      answer:
        'Before you sign the lease. The building decides which internet carriers you can use, and a new fiber line can take weeks or months to install.',
    },
  ],
};
