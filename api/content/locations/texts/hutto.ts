import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const hutto: LocationText = {
  slug: 'hutto',
  name: 'Hutto',
  lat: 30.5427,
  lng: -97.5467,
  county: 'Williamson County',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in Hutto, Texas, for builders, shops and new offices. Internet for job sites, and help from nearby Round Rock.',
  lead: 'Your building is ready, but the internet isn’t. We get new offices, shops and job sites in Hutto online, secure and supported.',
  road: 'US 79',
  roadMiles: 8,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Hutto had 1,250 residents in 2000. Today it is a city of young companies. Concrete, electrical, landscaping, cabinet, equipment rental and auto body companies work along US 79 and SH 130. Many are in their first building. The owner runs payroll at night, and the estimator works from a truck. If the one laptop with the bids is stolen, work stops. We encrypt laptops, back up files to the cloud and keep QuickBooks and Microsoft 365 secure with MFA.',
    },
    {
      title: 'Internet before the fiber arrives',
      text: 'New buildings on US 79 are often finished months before a carrier connects them. On day one, we set up a cellular router and test it where your team will sit. In the same week, we order the wired line and follow up with the carrier. Metal buildings block cell signals, so we mount the antenna outside. Oncor owns the power lines, and you choose the retailer. When the fiber goes live, the cellular line stays as your backup.',
    },
    {
      title: 'Equipment in a workshop',
      text: 'Sawdust, heat and vibration destroy office computers. For the shop floor, we choose sealed or fanless machines, mount them above the dust and keep a spare ready. In the office, a locked cabinet with a fan protects your network gear. That costs far less than replacing it twice. Shop devices get their own network, so an old machine can’t spread ransomware to the computers you use for payroll and bids.',
    },
    {
      title: 'How an on-site visit works',
      text: 'US 79 is a straight drive from our office, and we plan visits for the morning. For a job trailer, we set up the router, antenna and battery in advance. On site, it only needs power and a clear view of the sky. We come when you place the trailer and when you move it.',
    },
  ],
  facts: [
    {
      text: 'Hutto had 27,577 residents at the census; in 2000 there were 1,250.',
      source: census,
      asOf: censusDay,
    },
    {
      text: 'It began as a stop of the International and Great Northern Railroad.',
      source: handbook('Hutto, TX', 'hutto-tx'),
      asOf: '1876',
    },
    {
      text: 'The main street is crossed by an active rail line that divides the town from east to west.',
      source: {
        name: 'Texas State University Libraries, “Hutto”',
        url: 'https://exhibits.library.txstate.edu/s/archives/page/tex-hist-along-hutto',
      },
      asOf: '2020-10-25',
    },
  ],
  industries: ['construction-property-services', 'auto-sales-service', 'architecture-engineering'],
  nearby: ['round-rock', 'taylor', 'georgetown'],
  faqs: [
    {
      question: 'We open in three weeks, but the carrier needs four months. Can we open?',
      answer:
        'Yes. Phones, card readers and computers can run on a cellular router until the line is in. We test two networks at your address first, because one is usually much faster.',
    },
    {
      question: 'Can a job trailer have reliable internet?',
      answer:
        'Yes. We use a router with an outside antenna in a locked cabinet, and a camera if you want one. It connects to your office securely, so plans and time sheets are always up to date.',
    },
    {
      question: 'Can you support an estimator who’s always on the road?',
      answer:
        'Yes. We set up a laptop and phone that lock, update and can be wiped remotely. Bids are saved to OneDrive, and we help by phone with a shared screen.',
    },
  ],
};
