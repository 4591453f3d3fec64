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
    'IT support in Cedar Park, Texas: remote help for clinics, offices and shops along 183A, and planned visits from our desk in Round Rock.',
  lead: 'Straight west of us, across one long road with many lights. A town of leased suites, where half of an IT problem is finding out who owns the wire.',
  road: 'RM 1431 or SH 45 and 183A',
  roadMiles: 11,
  onSiteDays: [],
  sections: [
    {
      title: 'Suites along a toll road',
      text: 'When 183A opened, Cedar Park stopped being a place people drove through. Dentists, pediatricians, physical therapists and imaging centers followed the new hospital; accountants, insurance agents and small software shops took the floors above the restaurants. Few of them own their building. They have ten to thirty people, a lease, and one person at the front desk who also restarts the router.',
    },
    {
      title: 'The landlord’s closet',
      text: 'In a multi-tenant building the internet arrives in a room you do not have a key to. Somebody before you left cables in it, and nobody labeled them. Our first request in a new suite is dull and saves weeks: which carriers are in that room, who may open it, and which pairs or strands are yours, in writing. Only then is a line ordered. Power for most of the city comes from Pedernales Electric Cooperative, so as a tenant you are usually a member rather than a customer shopping for a plan.',
    },
    {
      title: 'New walls, thin ceilings',
      text: 'Nearly everything here was built after 1990. Drop ceilings and metal studs make cabling quick, and they let your neighbor’s wireless straight through: on the upper floor of a full building a laptop may see forty networks. More power does not help. Wired desks, fewer channels and access points turned down do. Exam rooms with lead in the walls for X-ray are the exception, and want their own antenna.',
    },
    {
      title: 'Getting across',
      text: 'RM 1431, Whitestone Boulevard once it enters town, is the direct way and the slow one. At school hours the toll roads are longer and quicker. We plan a visit as half a day with a written list, and combine it with whatever else is due nearby on the map.',
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
      question: 'The landlord says internet is included. Is that enough for a practice?',
      answer:
        'Ask three things: is it shared, who is called when it stops, and may you put your own firewall on it. If any answer is vague, order your own line and keep theirs as the spare.',
    },
    {
      question: 'We open a second office across town. Does it need its own everything?',
      answer:
        'It needs its own line and its own firewall, both small. People, files and telephone numbers stay where they are, and the two sites follow one written standard so that anybody can work in either.',
    },
    {
      question: 'Our suite is next to a restaurant and the Wi-Fi fades at noon. Why?',
      answer:
        'Microwave ovens and a dining room full of telephones share your air at that hour. We move you to the quieter band, put desks on cable, and measure again at lunch instead of at nine.',
    },
    {
      question: 'Who cleans up the wiring the last tenant left?',
      answer:
        'Often the lease says you do. We trace it, remove what is dead with the landlord’s consent, label the rest, and leave a drawing taped inside the rack door.',
    },
  ],
};
