import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const sanAntonio: LocationText = {
  slug: 'san-antonio',
  name: 'San Antonio',
  lat: 29.4241,
  lng: -98.4936,
  county: 'Bexar County, county seat',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in San Antonio, Texas, for clinics, dealers and contractors with several sites. Remote help, planned visits.',
  lead: 'You run several sites and need the same IT and security at each one. We manage them all remotely and come on-site on planned days.',
  road: 'Interstate 35',
  roadMiles: 98,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Companies here often have several sites. A dental group has five offices inside Loop 410, a dealer family has three stores, and a contractor keeps a yard on each side of town. Around the South Texas Medical Center, hundreds of practices share records with hospital systems. You need the same firewall, sign-in rules and backup at every address. Then one service desk can see all of them, and an employee can work at any site.',
    },
    {
      title: 'Work near the bases',
      text: 'Joint Base San Antonio makes security a local business, and defense rules reach far down the supply chain. A machine shop that makes brackets for a prime contractor may find requirements for controlled information in its next purchase order. We help you find out which rules apply, document what you have today and close the gaps in order. An accredited assessor issues the certificate, and we prepare you for that visit.',
    },
    {
      title: 'Power, internet and summer heat',
      text: 'CPS Energy, owned by the city, supplies gas and electricity. Cable and fiber cover most commercial streets, but past Loop 1604 you may need fixed wireless. From June on, heat is the main risk: network closets without cooling get far hotter than the hallway. A small temperature sensor alerts us before your equipment shuts down. It costs little, and we install it first.',
    },
    {
      title: 'How an on-site visit works',
      text: 'A visit to San Antonio is a full working day that we plan with you, and it covers all your sites. We fix everything else remotely. If something must be moved or plugged in between visits, we guide a person at your site or a local technician you choose by phone. We agree on that person in advance, so nobody has to search when a line is down.',
    },
  ],
  facts: [
    {
      text: 'San Antonio had 1,434,625 residents at the census, the seventh most of any U.S. city.',
      source: census,
      asOf: censusDay,
    },
    {
      text: 'CPS Energy is owned by the city and supplies electricity and natural gas.',
      source: { name: 'CPS Energy', url: 'https://www.cpsenergy.com/' },
      asOf: '2025',
    },
    {
      text: 'The mission and the presidio out of which the city grew were founded.',
      source: handbook('San Antonio, TX', 'san-antonio-tx'),
      asOf: '1718',
    },
  ],
  industries: ['healthcare', 'auto-sales-service', 'accounting-finance'],
  nearby: ['austin', 'cedar-park', 'round-rock'],
  faqs: [
    {
      question: 'You’re in Round Rock. What happens if our server room fails?',
      answer:
        'Sensors and monitoring alert us to heat, power loss or an outage. We guide someone at your site through the first steps. If equipment is lost, we restore your data from an off-site backup that was tested.',
    },
    {
      question: 'We have six locations and six different routers. Where do we start?',
      answer:
        'With a list and a photo of each network closet. We rebuild one site first. You use it for a month, and then the other five follow as their contracts end.',
    },
    {
      question: 'A customer asks about CMMC. Can you certify us?',
      answer:
        'No, only accredited assessors can. We prepare your evidence, close technical gaps and keep your records current. We also tell you when you need a lawyer or a CMMC specialist.',
    },
    {
      question: 'Can you standardize Microsoft 365 across all our sites?',
      answer:
        'Yes. We bring every site into one Microsoft 365 tenant with the same MFA and sharing rules, so employees can work at any location.',
    },
  ],
};
