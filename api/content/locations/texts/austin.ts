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
    'Managed IT and cybersecurity in Austin, Texas, for law offices, agencies, non-profits and property companies. Remote help, planned visits.',
  lead: 'Your team works from offices, homes and coffee shops. We secure their laptops and accounts and fix problems remotely, so no one waits for traffic.',
  road: 'Interstate 35 or MoPac',
  roadMiles: 19,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Around the Capitol you find law offices, lobbyists and associations. East of I-35 there are studios, agencies and fabricators in old warehouses. The Domain and the northern hills hold software companies and their vendors. Non-profits share floors all over town. They all have one thing in common: employees who move between the office and home with everything on a laptop. We secure those laptops with encryption and EDR, protect sign-ins with MFA, and manage Microsoft 365 or Google Workspace.',
    },
    {
      title: 'Internet in your building',
      text: 'Few places in Texas have as many carriers, and a downtown tower may offer six. Your lease still decides. Some owners allow only one carrier, and a bungalow on East Cesar Chavez may get only residential service. We ask the property manager which carriers are in the building and price a backup line that takes a different route. Austin Energy, the city’s utility, supplies the power. In the February 2021 freeze, power and water failed for days. We help you plan for days when no one can reach the office.',
    },
    {
      title: 'What the buildings are like',
      text: 'In a tower, work after six often needs a certificate of insurance and a loading dock reservation. We arrange both in advance. Bungalows have crawl spaces and old wiring, and the server may be in the pantry. Warehouses have brick, glass and nowhere to hide a cable. We plan the routes with you, so the result is tidy and the Wi-Fi reaches every desk.',
    },
    {
      title: 'How an on-site visit works',
      text: 'I-35 through the center is under construction for years. We schedule visits when traffic is light, usually mid-morning. We also suggest you keep a spare laptop, switch and access point, all labeled. Swapping one with our help on the phone is faster than any drive.',
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
      question: 'Why choose an IT provider in Round Rock for an Austin office?',
      answer:
        'Remote help is just as fast from Round Rock, and on-site visits are planned around traffic. You get one service desk that knows your setup.',
    },
    {
      question: 'Most of our team works from home. What do you support?',
      answer:
        'Their laptops, accounts and files, wherever they work. We don’t manage home routers. Encryption, MFA and sign-in rules in Entra ID protect your data on any network.',
    },
    {
      question: 'We share a floor with two other non-profits. Is that a risk?',
      answer:
        'It can be. We give each organization its own network on the shared line, secure the printers and change the shared guest password.',
    },
    {
      question: 'Can we pause IT changes during the legislative session?',
      answer:
        'Yes. During the session, we make only repairs and security updates. Migrations and new laptops wait until it ends.',
    },
  ],
};
