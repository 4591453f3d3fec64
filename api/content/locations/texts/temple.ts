import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const temple: LocationText = {
  slug: 'temple',
  name: 'Temple',
  lat: 31.0982,
  lng: -97.3428,
  county: 'Bell County',
  state: 'Texas',
  summary:
    'Remote-first IT support for Temple, Texas: practices, suppliers and service firms in a medical town, with planned visits from Round Rock.',
  lead: 'A railroad hospital became a medical city. We help the smaller offices around it, from forty-odd miles south, with records kept as carefully and budgets kept much smaller.',
  road: 'Interstate 35',
  roadMiles: 48,
  onSiteDays: [],
  sections: [
    {
      title: 'In the shadow of the big hospitals',
      text: 'Baylor Scott & White runs its flagship here and the Veterans Affairs system has a large center down the road. Neither needs us. Around them live the independent practices, therapists, medical suppliers, billing offices, transport companies and medical-equipment shops that trade records and invoices with them every hour. They are held to the same privacy law with a tenth of the staff, and the office manager is also the privacy officer.',
    },
    {
      title: 'Records in motion',
      text: 'Referrals arrive by portal, by fax and by a patient with a disc in an envelope. Each way in is a way out as well. We list them with you, close those that nobody uses, and give the others an owner: who looks at the fax folder, how long it keeps things, which vendor can sign in from outside and when that was last checked. A risk analysis is required reading for regulators. It is also simply the list of what to do next.',
    },
    {
      title: 'Rails, warehouses and wire',
      text: 'The other half of town moves goods. Distribution centers and plants stand along the interstate and the loop, in halls where a scanner must work at the far end of aisle forty. Those walks are planned with a floor drawing, racking and all, because a full shelf blocks what an empty one lets through. Wired service is good near I-35 and along 31st Street, thinner toward the lake. Oncor brings the power, and the tornado sirens get tested for good reason.',
    },
    {
      title: 'Forty-eight miles of interstate',
      text: 'It is the better part of an hour up I-35, more when a truck is on its side at Salado. We come up on agreed days. For the sudden case there is a written page at your reception: what to unplug, what never to unplug, whom to ring, and which neighbor with a key has said yes.',
    },
  ],
  facts: [
    { text: 'Temple had 82,073 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The Gulf, Colorado and Santa Fe Railroad sold the first lots at auction, and the town was named after its chief engineer.',
      source: {
        name: 'City of Temple, “Rooted in rail”',
        url: 'https://www.templetx.gov/news_detail_T13_R231.php',
      },
      asOf: '1881-06-29',
    },
    {
      text: 'Two doctors of the railroad’s hospital opened the Temple Sanitarium, from which Scott & White grew.',
      source: handbook('Temple, TX', 'temple-tx'),
      asOf: '1904',
    },
  ],
  industries: ['healthcare', 'non-profit', 'commercial-real-estate'],
  nearby: ['waco', 'georgetown', 'taylor'],
  faqs: [
    {
      question: 'We exchange records with a hospital system. Who is responsible for what?',
      answer:
        'Their portal is theirs; your sign-ins to it, your machines and whatever you download are yours. We draw that line on one page and check the part on your side of it.',
    },
    {
      question: 'Can our fax machine finally go?',
      answer:
        'Perhaps not yet, since others still send to it. It can become a folder that two people see, with pages that are filed the same day and deleted on a date you set.',
    },
    {
      question: 'How do you keep scanners working in a warehouse?',
      answer:
        'By planning for full shelves. We place access points over the aisles rather than the middle of the ceiling, give the scanners a network of their own, and walk it with a loaded forklift in the way.',
    },
  ],
};
