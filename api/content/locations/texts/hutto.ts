import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const hutto: LocationText = {
  slug: 'hutto',
  name: 'Hutto',
  lat: 30.5427,
  lng: -97.5467,
  county: 'Williamson County',
  state: 'Texas',
  summary:
    'IT support in Hutto, Texas: job sites, workshops and young offices along US 79 and SH 130, helped by wire from nearby Round Rock.',
  lead: 'Eight miles east, one freight line through the middle, and more going up every month. We know the question of a town like this: the building is ready, the internet is not.',
  road: 'US 79',
  roadMiles: 8,
  onSiteDays: [],
  sections: [
    {
      title: 'Young firms in a young town',
      text: 'A generation ago this was a cotton stop with a few hundred people. Now the work is trades and the firms that feed them: concrete, electrical, landscaping, cabinet shops, equipment rental, body shops, and distribution along SH 130. Many are in their first building. The owner does payroll at night, the estimator works out of a truck, and the office computer was bought at a warehouse store. Nothing wrong with that, until the one laptop with the bids on it goes missing.',
    },
    {
      title: 'The fiber comes after the ribbon',
      text: 'New frontage on US 79 is often finished months before a carrier has built to it. We have one standard answer: a cellular router on day one, measured at the desk where it will stand, a wired order placed the same week, and a written date to chase. Metal buildings need an antenna outside, because the shell stops the signal at the door. Electric service is over Oncor lines, with the retailer of your choice.',
    },
    {
      title: 'Steel, dust and heat',
      text: 'Workshops kill office equipment. A tower on the floor breathes sawdust; a switch on a purlin cooks at the end of July. Machines that live on the shop side get sealed or fanless cases, a shelf above the sweep line, and a spare on the rack. In the office half, a locked cabinet with a fan does what a server room would. None of it is expensive. Replacing it twice is.',
    },
    {
      title: 'Close by, except for the train',
      text: 'From the desk it is a straight run down US 79, and the long freight that crosses FM 1660 will hold up anybody. We plan visits for the morning. Job trailers are visited when they are placed and when they move, and the kit inside is put together beforehand so that it only needs power and sky.',
    },
  ],
  facts: [
    {
      text: 'Hutto had 27,577 residents at the census; in 2000 there were 1,250.',
      source: census,
      asOf: censusDay,
    },
    {
      text: 'It began as a stop of the International and Great Northern Railroad.',
      source: handbook('Hutto, TX', 'hutto-tx'),
      asOf: '1876',
    },
    {
      text: 'The main street is crossed by an active rail line that divides the town from east to west.',
      source: {
        name: 'Texas State University Libraries, “Hutto”',
        url: 'https://exhibits.library.txstate.edu/s/archives/page/tex-hist-along-hutto',
      },
      asOf: '2020-10-25',
    },
  ],
  industries: ['construction-property-services', 'auto-sales-service', 'architecture-engineering'],
  nearby: ['round-rock', 'taylor', 'georgetown'],
  faqs: [
    {
      question: 'We open in three weeks and the carrier says four months. Can we open?',
      answer:
        'Yes. Phones, card terminals and the office run on a cellular router until the line is in. We test two networks at your address first, because one of them is usually much better.',
    },
    {
      question: 'Can a job trailer have proper internet?',
      answer:
        'Proper enough: a router with an outside antenna, a locked cabinet and a camera if you want one. It connects to the office by itself, so plans and time sheets land where they belong.',
    },
    {
      question: 'Do you support the estimator who is never at a desk?',
      answer:
        'That is a laptop and a telephone that lock, update and can be wiped from here, plus bids in a shared folder instead of on the passenger seat. Help comes by phone with a shared screen.',
    },
  ],
};
