import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const waco: LocationText = {
  slug: 'waco',
  name: 'Waco',
  lat: 31.5493,
  lng: -97.1467,
  county: 'McLennan County, county seat',
  state: 'Texas',
  summary:
    'Remote-first IT support for Waco, Texas: non-profits, law offices and manufacturers between Austin and Dallas, with visits by plan.',
  lead: 'Halfway to Dallas, on the Brazos, with a university in the middle. Makers, ministries and lawyers share one downtown, and none of them wants to hear about technology for long.',
  road: 'Interstate 35',
  roadMiles: 84,
  onSiteDays: [],
  sections: [
    {
      title: 'A town that makes and teaches',
      text: 'Baylor is the name people know, and beside it stand a technical college that trains welders and technicians and a community college in the north. Graduates stay and start things: small manufacturers, food producers, shops that sell to the weekend crowd at the Silos. Downtown, attorneys work within sight of the McLennan County Courthouse. And there are charities and ministries on every other street, run by a director, a bookkeeper and thirty volunteers.',
    },
    {
      title: 'Machines with a computer inside',
      text: 'On a shop floor the oldest computer is usually the one that must not stop: a controller with an operating system nobody updates any more. It stays, on a network where it can reach the file it needs and nothing else, with an image of its disk on the shelf. Offices and guests get other networks. That one wall inside the firewall does more for a manufacturer than most things sold as security.',
    },
    {
      title: 'Brick downtown, metal outside',
      text: 'Warehouses from the cotton years have become lofts and offices along Austin Avenue and Mary Avenue. The beams are lovely and there is no ceiling to hide a wire in. We ask for photographs and a sketch with measurements before anybody travels, since it decides what goes into the van. Industrial parks toward Hewitt and McGregor have newer halls with decent fiber; farmhouses turned workshops off Highway 6 may have none, and we say so before you lease.',
    },
    {
      title: 'Planned, because it is a trip',
      text: 'An hour and a half each way makes a visit a project. We bundle: as many days a year as your machines need, written into the plan. In between, the desk handles it, and it pays to have a handy person on your side and a box with spare parts, labeled in plain words. Students make fine hands for a summer rollout when somebody writes the steps.',
    },
  ],
  facts: [
    { text: 'Waco had 138,486 residents at the census.', source: census, asOf: censusDay },
    {
      text: 'The suspension bridge over the Brazos opened, and the cattle trails and the town’s trade with it.',
      source: handbook('Waco, TX', 'waco-tx'),
      asOf: '1870',
    },
    {
      text: 'Baylor University moved to Waco when it merged with Waco University.',
      source: { name: 'Baylor University', url: 'https://www.baylor.edu/' },
      asOf: '1886',
    },
  ],
  industries: ['non-profit', 'legal', 'construction-property-services'],
  nearby: ['temple', 'georgetown', 'dallas'],
  faqs: [
    {
      question: 'Our milling machine runs on Windows 7. Must it be replaced?',
      answer:
        'Not because of us. It is fenced off so that it talks to one folder and nobody else, its disk is copied, and you know what a replacement controller costs. Then you decide, without a deadline made by fear.',
    },
    {
      question: 'Volunteers come and go every month. How do we handle their access?',
      answer:
        'Give a role an account instead of a person only where nothing private is behind it. Everyone else gets their own, with an end date set on the day it is made, so that leaving is the default.',
    },
    {
      question: 'Is there a discount for ministries and charities?',
      answer:
        'Software makers have programs for recognized organizations, and we help with the paperwork. Whether our own prices have one is a fair question for the first call; we will not guess at it here.',
    },
    {
      question: 'We are a law office that shares a building with other tenants. What should we insist on?',
      answer:
        'Your own firewall, a locked rack, and a printer that holds pages until somebody stands in front of it. Shared walls are fine. Shared networks are where privilege leaks.',
    },
  ],
};
