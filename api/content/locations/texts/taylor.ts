import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const taylor: LocationText = {
  slug: 'taylor',
  name: 'Taylor',
  lat: 30.5708,
  lng: -97.4094,
  county: 'Williamson County',
  state: 'Texas',
  summary:
    'IT support and cybersecurity in Taylor, Texas, for contractors, suppliers and downtown offices. Remote help and visits from Round Rock.',
  lead: 'Taylor is growing fast, and your customers expect more security. We help small companies meet their requirements and stay online.',
  road: 'US 79',
  roadMiles: 17,
  onSiteDays: [],
  sections: [
    {
      title: 'Who works here',
      text: 'Taylor was built on rail and cotton, and downtown still shows it. In 2021, Samsung chose a site southwest of town for a semiconductor plant. Staffing offices, industrial electricians, pipe fitters, caterers, motels and title companies followed. Companies that sold to ranchers now fill in vendor portals, insurance certificates and security questionnaires. We help you answer them truthfully, and add what’s missing: MFA, EDR, tested backups and a written incident response plan.',
    },
    {
      title: 'Internet changes from block to block',
      text: 'One side of Main Street may have fiber while the other has a residential line. On county roads toward Thrall and Coupland, you choose between fixed wireless, satellite and cellular. We check your address and test the signal before we promise a speed. Construction nearby also cuts cables. Two lines in the same trench fail together, so we look for a backup that takes another route, such as cellular. The firewall switches over by itself, and your phones keep working.',
    },
    {
      title: 'What the buildings are like',
      text: 'Downtown offices here are often one deep room with soft brick, a wooden floor and wiring from four decades. We run surface channels along the beams instead of cutting the plaster, and find a safe place for the network rack. Yards outside town have containers, fences and no walls. There we use poles, sealed boxes and a wireless link to the trailer. Both get the same security: separate networks for guests, cameras and payment terminals.',
    },
    {
      title: 'How an on-site visit works',
      text: 'US 79 is busy at shift change, so we come mid-morning or early afternoon. If we can see the problem on your screen, we fix it remotely before a car could reach you. For visits, we bring the parts and a written list.',
    },
  ],
  facts: [
    { text: 'Taylor had 16,267 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'Samsung Electronics announced a semiconductor plant in Taylor, then put at $17 billion.',
      source: { name: 'Samsung Newsroom', url: 'https://news.samsung.com/us/' },
      asOf: '2021-11-23',
    },
    {
      text: 'The town was laid out as Taylorsville when the International and Great Northern Railroad arrived.',
      source: handbook('Taylor, TX', 'taylor-tx'),
      asOf: '1876',
    },
  ],
  industries: ['construction-property-services', 'auto-sales-service', 'non-profit'],
  nearby: ['hutto', 'round-rock', 'georgetown'],
  faqs: [
    {
      question: 'A large customer sent us a 40-page security questionnaire. Where do we start?',
      answer:
        'Start with MFA, backups and who has access. They decide most of the other answers. We mark what’s true today, what can be true in a month and what doesn’t apply to you.',
    },
    {
      question: 'Our shop is on a farm road. Is satellite internet good enough?',
      answer:
        'For email, quotes and card payments, usually. For calls, it varies. If you can see a tower, we try fixed wireless first and keep satellite as the backup.',
    },
    {
      question: 'Construction cut our line twice this year. Can you prevent outages?',
      answer:
        'We can’t stop the digging, but we can keep you online. A cellular backup takes over by itself, phones included. We follow up with the carrier until the line is fixed.',
    },
    {
      question: 'Do you help churches and clubs?',
      answer:
        'Yes. We replace shared passwords, set up donated or discounted Microsoft 365 licenses if you qualify, and help when a new treasurer takes over.',
    },
  ],
};
