import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const dallas: LocationText = {
  slug: 'dallas',
  name: 'Dallas',
  lat: 32.7767,
  lng: -96.797,
  county: 'Dallas County, county seat; parts in four neighboring counties',
  state: 'Texas',
  summary:
    'Remote IT support and cybersecurity for Dallas, Texas: real estate, finance and design companies with laptops, cloud apps and several offices.',
  lead: 'If your work runs on laptops and cloud apps, distance doesn’t matter. We support your Dallas team remotely and plan site visits in advance.',
  road: 'Interstate 35 and 35E',
  roadMiles: 178,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Commercial real estate, lending, engineering and design companies are big here, and few have everyone in one room. A broker works in Uptown, the analyst in Plano and the property manager at the property. You don’t need a technician in the hallway. You need accounts that work on a new hire’s first day, files with one current version in SharePoint, protection from phishing and a service desk that answers.',
    },
    {
      title: 'Internet and power',
      text: 'Dallas has some of the best internet connections in Texas. The Infomart on Stemmons Freeway is a major data center where carriers connect. You can choose from fiber, private cloud connections and data center space. That also means a lot of sales calls. We read the quotes with you and compare each one with a solid business line plus a backup. Oncor owns the power lines, and you choose the retailer.',
    },
    {
      title: 'What the buildings are like',
      text: 'In a tower on Ross Avenue, the telecom room belongs to the building, and a riser manager charges for each visit. We get the rules first, then plan the work. Older buildings along Central Expressway were divided so often that no floor plan is right. We ask for photos and measure from them. Spring storms bring hail and short outages, so network gear needs a battery backup.',
    },
    {
      title: 'How an on-site visit works',
      text: 'The drive from Round Rock takes about three hours. We come for big jobs: an office move, a new floor or a first survey. For everything smaller, we set up the equipment here, ship it ready to plug in and guide a local technician you hire. You see both prices before you decide. Laptops for new hires ship straight to their homes, so most of your growth needs no visit at all.',
    },
  ],
  facts: [
    { text: 'Dallas had 1,304,379 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The Infomart, a building of 1.6 million square feet, houses one of the country’s large meeting points of networks.',
      source: {
        name: 'Data Center Frontier, “The Expansion Continues at Infomart Dallas”',
        url: 'https://datacenterfrontier.com/the-expansion-continues-at-infomart-dallas',
      },
      asOf: '2017-03-29',
    },
    {
      text: 'John Neely Bryan settled on the east bank of the Trinity, where the city began.',
      source: handbook('Dallas, TX', 'dallas-tx'),
      asOf: '1841',
    },
  ],
  industries: ['commercial-real-estate', 'accounting-finance', 'architecture-engineering'],
  nearby: ['waco', 'temple', 'taylor'],
  faqs: [
    {
      question: 'Should a Dallas company hire a local IT provider?',
      answer:
        'If you have servers on-site or a warehouse floor, a local provider may fit better. If your team works on laptops, email and shared files, remote support works well.',
    },
    {
      question: 'How do new hires get their equipment?',
      answer:
        'We ship the laptop to their door. It sets itself up through Intune at the first sign-in, and we’re on the phone to help. Returned laptops are wiped when they arrive.',
    },
    {
      question: 'We use large CAD and BIM files. Can we open them remotely?',
      answer:
        'Yes, with the right setup. Keep the files on local storage that syncs, or use a powerful workstation that you connect to remotely. We test both with your largest file.',
    },
  ],
};
