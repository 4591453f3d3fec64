import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const austin: LocationText = {
  slug: 'austin',
  name: 'Austin',
  lat: 30.2672,
  lng: -97.7431,
  county: 'Travis County, county seat; parts in Williamson and Hays counties',
  state: 'Texas',
  summary:
    'Managed IT and cybersecurity for firms in Austin, Texas: studios, law offices, non-profits and property firms, supported from Round Rock.',
  lead: 'Everything is here, within a few miles and an hour of traffic. So we come by wire, and save the drive for what has to be touched.',
  road: 'Interstate 35 or MoPac',
  roadMiles: 19,
  onSiteDays: [],
  sections: [
    {
      title: 'Four cities in one',
      text: 'Around the Capitol sit lobbyists, associations and law offices whose year follows the legislature. East of the interstate there are studios, agencies and fabricators in old warehouses. The Domain and the northern hills hold software firms and the vendors who live off them. And all over town, non-profits share floors and grants. They need different networks, and what they have in common is people who move: between desks, homes and coffee shops, with everything on a laptop.',
    },
    {
      title: 'Plenty of carriers, building by building',
      text: 'Few places in Texas have as many providers, and a downtown tower may offer six. Still the lease decides. Some owners let only their preferred carrier use the riser, and a bungalow office on East Cesar Chavez may get residential service or nothing. We ask the property manager for the list of carriers already inside, and price a second line that leaves by another street. The city’s own utility, Austin Energy, delivers the electricity. In the freeze of February 2021 it and the water failed for days, so we plan for an office that cannot be entered.',
    },
    {
      title: 'Towers, bungalows, warehouses',
      text: 'In a tower, work after six needs a certificate of insurance and a loading-dock booking; we file both ahead. Bungalows have crawl spaces and knob-and-tube history, and the server is in the pantry. Warehouses east of the highway echo, with brick, glass and nowhere to hide a cable. We draw the routes, and painted conduit can look intended.',
    },
    {
      title: 'About the drive',
      text: 'I-35 through the center is being rebuilt, and will be for years. We do not pretend otherwise. A visit is fixed for an hour when the road runs, usually mid-morning, and we suggest that a kit of spare parts stays with you: one laptop, one switch, one access point, labeled. Swapping it with somebody on the phone is quicker than any car.',
    },
  ],
  facts: [
    { text: 'Austin had 961,855 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'Austin Energy, which the city owns, supplies the electricity.',
      source: { name: 'Austin Energy', url: 'https://austinenergy.com/' },
      asOf: '2025',
    },
    {
      text: 'The state is rebuilding Interstate 35 through the center of the city.',
      source: {
        name: 'Texas Department of Transportation, I-35 Capital Express Central',
        url: 'https://my35capex.com/',
      },
      asOf: '2024',
    },
    {
      text: 'Waterloo was chosen as the capital of the Republic and named Austin.',
      source: handbook('Austin, TX (Travis County)', 'austin-tx-travis-county'),
      asOf: '1839',
    },
  ],
  industries: ['legal', 'marketing-design', 'non-profit'],
  nearby: ['cedar-park', 'round-rock', 'hutto'],
  faqs: [
    {
      question: 'Why would an Austin firm call a desk in Round Rock?',
      answer:
        'Because the answer comes by wire from either place, and a desk with one queue knows your setup. When a car is needed we say when it can be there, and we plan around the road.',
    },
    {
      question: 'Our people work from home most of the week. What do you look after?',
      answer:
        'The laptop, the sign-in and the files, wherever they are. Home routers stay private property. We keep work off them by encrypting what leaves the machine and checking who signs in from where.',
    },
    {
      question: 'We share a floor with two other non-profits. Is that a risk?',
      answer:
        'It is manageable. Each organization gets its own network behind the shared line, printers are placed on purpose, and the guest password is not the one from the opening party.',
    },
    {
      question: 'The session starts in January. Can IT wait until May?',
      answer:
        'Big changes should. During a session we freeze everything but repairs and security updates, and put moves and replacements into the months after sine die.',
    },
  ],
};
