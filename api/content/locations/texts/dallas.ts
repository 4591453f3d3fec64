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
    'Remote-first IT support for Dallas, Texas: real estate, finance and design firms that want one plain-spoken desk and planned site visits.',
  lead: 'The farthest of our ten areas, and we begin with that. If your work is on screens, distance hardly matters. If it is in racks, read on before you call.',
  road: 'Interstate 35 and 35E',
  roadMiles: 178,
  onSiteDays: [],
  sections: [
    {
      title: 'Firms that already work apart',
      text: 'Commercial real estate, lenders, engineering and design practices make up much of what is based here, and few of them have all their people in one room. A broker sits in Uptown, the analyst in Plano, the property manager at the property. Such a firm has no use for a technician in the hallway; it needs accounts that open in the right order on a new hire’s first day, files that do not fork, and somebody who picks up.',
    },
    {
      title: 'The best connected spot in Texas',
      text: 'The Infomart on Stemmons Freeway is one of the large carrier hotels of the country, where networks hand traffic to each other. For a firm in Dallas this means choice and short paths: dark fiber, private circuits to cloud regions, colocation by the cabinet. It also means salespeople. We read the quotes with you and ask what the circuit would do that a decent business line and a second one would not. Oncor runs the wires for electricity, and you pick the retailer.',
    },
    {
      title: 'High floors and long corridors',
      text: 'In a tower on Ross Avenue the telecom room belongs to the building, and every cable passes a riser manager who charges by the visit. We get the rules first, then the design. Older mid-rises along Central Expressway have been divided so often that nobody’s floor plan is right; there we ask for photographs and measure from them. Storms in spring bring hail and short outages, and rooftop equipment is the first to notice.',
    },
    {
      title: 'Who carries the screwdriver',
      text: 'From Round Rock it is three hours each way on a good day. We come for things worth a day and a night: a move, a new floor, a first survey. Everything smaller is prepared here, shipped ready to plug in, and fitted by a local technician whom you engage and we direct. Both prices are in the plan before you decide.',
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
      question: 'Be honest: should a Dallas firm hire somebody closer?',
      answer:
        'If you have servers on site, a warehouse floor or printers that decide your day, probably yes. If your firm is laptops, mail and shared files in three cities, closeness buys you little and we would be glad to talk.',
    },
    {
      question: 'How do new hires get their equipment?',
      answer:
        'It ships to their door. The laptop sets itself up at first sign-in, and we stay on the line for the half hour that takes. A returned one comes back in the same box and is wiped on arrival.',
    },
    {
      question: 'We run large CAD and BIM models. Will they open over the wire?',
      answer:
        'Not over a plain file share, and nobody should tell you so. Either the model stays near the designers on local storage that syncs, or the designers work on machines that stand beside the model. We test with your heaviest file.',
    },
  ],
};
