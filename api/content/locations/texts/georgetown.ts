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
    'IT support in Georgetown, Texas, from the next town down the interstate: for law, care and construction, remote first and on site by plan.',
  lead: 'One town north of us, with a courthouse in the middle and new streets at every edge. Close enough for an agreed morning, and most days you will not need one.',
  road: 'Interstate 35',
  roadMiles: 10,
  onSiteDays: [],
  sections: [
    {
      title: 'A county seat that keeps growing',
      text: 'The courthouse pulls lawyers, title offices, surveyors and bankers into a few blocks around the Square, and they live by filing deadlines. Further out, Sun City and its neighbors have made this a town of retirees, which means clinics, home care, pharmacies and trades. Builders work everywhere in between. In the early 2020s no American city of its size grew faster, and an office that fitted eight people two years ago now has fourteen and a switch with no free ports.',
    },
    {
      title: 'The city sells the power',
      text: 'Georgetown owns its electric utility. Where it serves you there is no retailer to choose: the city bills you, and its crews restore the line. For us that makes one phone number to write on the outage sheet instead of three. Internet is another matter. The established blocks have cable and fiber, and subdivisions that opened last year sometimes have only the provider the developer signed with. West along Highway 29, past the last signal, fixed wireless and cellular are the honest options, and both want testing at your own window.',
    },
    {
      title: 'Stone, tin and slab',
      text: 'Victorian storefronts on the Square have walls you measure in feet, pressed-tin ceilings that reflect radio, and preservation rules about what may hang outside. We draw cable routes before we promise a date. Medical plazas on Williams Drive are the opposite: drop ceilings, short runs, one telephone closet shared by six tenants. There the question is who holds the key, and whether your rack can be locked apart from the neighbor’s.',
    },
    {
      title: 'Ten miles, not always ten minutes',
      text: 'Between us lies one stretch of interstate that stops moving at the usual hours. Visits go early or after lunch, with a list. A courtroom deadline does not wait for traffic, so the things a deadline depends on, such as sign-in, scanning and the e-filing account, are set up to be repaired from the desk.',
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
      question: 'Our law office is on the Square. What breaks there that does not break elsewhere?',
      answer:
        'Wireless, mostly, because of the stone. After that the scanner on filing day. We put the scanner on a cable, give it one dull job, and keep a second way to file that somebody has tried.',
    },
    {
      question: 'We moved into a new subdivision and there is only one internet provider. What now?',
      answer:
        'Take it, and add a cellular line on a different network as the second way out. The firewall switches by itself. When a second carrier arrives we compare again, with the contract dates in hand.',
    },
    {
      question: 'Do you look after small clinics near Sun City?',
      answer:
        'Yes. Older patients call by telephone and bring paper, so phones, scanning and the front desk matter as much as the record system. Access to records is reviewed by name and written down.',
    },
    {
      question: 'Can someone from your team sit with us while we move?',
      answer:
        'A move is exactly the kind of day to book. We come for the evening before and the first morning, and the list of what must work at eight o’clock is yours.',
    },
  ],
};
