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
    'IT support in Taylor, Texas: downtown offices, trades and suppliers in a fast-changing town, helped by wire and by road from Round Rock.',
  lead: 'Out past Hutto, where the railroads cross. An old brick town is getting a very large neighbor, and small firms have to keep up with both.',
  road: 'US 79',
  roadMiles: 17,
  onSiteDays: [],
  sections: [
    {
      title: 'Brick town, chip plant',
      text: 'Taylor was built on rails and cotton, and its downtown still looks it. In 2021 Samsung chose a field southwest of town for a semiconductor plant, and everything since has bent toward it: staffing offices, industrial electricians, pipe fitters, caterers, motels, title work. Firms that sold to ranchers now fill in vendor portals with insurance certificates, security questionnaires and two-step sign-ins. Much of our talk here is about those forms, and about answering them truthfully.',
    },
    {
      title: 'From block to block',
      text: 'One side of Main Street may have fiber and the other a line meant for households. On the county roads toward Thrall and Coupland there is fixed wireless, satellite, and a cellular signal that depends on which hill you stand on. So we check the address, then measure at the window, and only then speak of speed. Heavy construction nearby also cuts cables. Two lines that enter from the same trench are one line, and we look for the trench.',
    },
    {
      title: 'Old storefronts, new yards',
      text: 'A downtown office here is often one deep room of soft brick with a wooden floor and wiring from four decades. We leave the plaster alone, run surface channel along the beams, and put the rack where it will not share a wall with the neighbor’s kitchen. The yards and laydown areas outside town are the reverse: containers, fences, no walls at all. There it is poles, sealed boxes and a point-to-point link back to the trailer.',
    },
    {
      title: 'The way out to you',
      text: 'US 79 carries everybody, including the trucks for the plant, and shift change is not the time to be on it. We come out mid-morning or not until two. If your trouble can be seen on a screen it will be handled before a car could reach Hutto.',
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
      question: 'A large customer sent us a forty-page security questionnaire. Where do we start?',
      answer:
        'With the questions about sign-in, backup and who has access, since they decide most of the rest. We mark what is true today, what can be true in a month, and what does not apply to a firm of nine. Nothing is ticked that is not so.',
    },
    {
      question: 'Our shop is on a farm road. Is satellite good enough?',
      answer:
        'For mail, quotes and card payments, usually. For calls it depends on the day. Where a tower is in sight we try fixed wireless first, and keep the satellite dish as the way out when the tower is down.',
    },
    {
      question: 'An excavator cut our line twice this year. Can you prevent that?',
      answer:
        'Not the digging. A second way out over the air takes over within a minute or so, phones included, and you can see on one page that it has. The carrier’s ticket is then ours to chase.',
    },
    {
      question: 'Do you help churches and clubs here?',
      answer:
        'Yes, with simple things done well: one shared account fewer, donated licenses where the rules allow them, and somebody to call when the treasurer changes.',
    },
  ],
};
