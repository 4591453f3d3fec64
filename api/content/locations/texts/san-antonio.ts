import type { LocationText } from '../contract';
import { census, censusDay, handbook } from './sources';

export const sanAntonio: LocationText = {
  slug: 'san-antonio',
  name: 'San Antonio',
  lat: 29.4241,
  lng: -98.4936,
  county: 'Bexar County, county seat',
  state: 'Texas',
  summary:
    'Remote-first IT support for San Antonio, Texas: healthcare, auto and professional firms, with visits planned in advance from Round Rock.',
  lead: 'A hundred miles down the interstate, and the biggest city on our list. We look after it by wire, come for planned days, and say so before you sign.',
  road: 'Interstate 35',
  roadMiles: 98,
  onSiteDays: [],
  sections: [
    {
      title: 'Several sites, one owner',
      text: 'Firms here spread out before they grow tall. A dental group has five offices inside Loop 410, a dealer family has three lots, a contractor works for the bases and keeps a yard on each side of town. Around the South Texas Medical Center stand hundreds of practices that depend on hospital systems they do not control. What helps such firms is sameness: the same firewall, the same sign-in and the same labels at every address, so that one remote desk can see all of them at once.',
    },
    {
      title: 'Work near the bases',
      text: 'Joint Base San Antonio and the cyber commands around it have made security a local trade, and defense rules reach far down the supply chain. A machine shop that bends brackets for a prime contractor may find requirements about controlled information in its next purchase order. We help to find out which apply, write down what is true today and fix the gaps in order. The certificate itself comes from an assessor, not from us.',
    },
    {
      title: 'Grid, fiber and summer',
      text: 'CPS Energy, owned by the city, brings both gas and electricity. Cable and fiber cover most commercial streets, with more than one builder active, while ranchland past Loop 1604 falls back to wireless quickly. Equipment closets without their own cooling are the usual weak point from June on: at ninety-five degrees in the hallway the closet is well above a hundred. A sensor that tells the desk costs little and is the first thing we mount.',
    },
    {
      title: 'Days with a list',
      text: 'Nobody drives two hours for a jammed printer. A San Antonio visit is a full working day, set with you well ahead, covering every site on the way. For the hour when something must be pressed or carried, we agree beforehand with a local technician of your choosing, who works to our drawing while we stay on the phone.',
    },
  ],
  facts: [
    {
      text: 'San Antonio had 1,434,625 residents at the census, the seventh most of any U.S. city.',
      source: census,
      asOf: censusDay,
    },
    {
      text: 'CPS Energy is owned by the city and supplies electricity and natural gas.',
      source: { name: 'CPS Energy', url: 'https://www.cpsenergy.com/' },
      asOf: '2025',
    },
    {
      text: 'The mission and the presidio out of which the city grew were founded.',
      source: handbook('San Antonio, TX', 'san-antonio-tx'),
      asOf: '1718',
    },
  ],
  industries: ['healthcare', 'auto-sales-service', 'accounting-finance'],
  nearby: ['austin', 'cedar-park', 'round-rock'],
  faqs: [
    {
      question: 'You are in Round Rock. What happens if our server room is on fire, so to speak?',
      answer:
        'We see it from here first, because the room reports heat, power and silence by itself. A person you trust on site presses what must be pressed. If equipment is dead, the way back does not depend on it: that is what the off-site copy and the tested restore are for.',
    },
    {
      question: 'We have six locations and six different routers. Where would you begin?',
      answer:
        'With a list and one photograph of each closet. Then one site is rebuilt as the pattern, you live with it for a month, and the other five follow in the order of their contracts.',
    },
    {
      question: 'Our customer asks about CMMC. Can you certify us?',
      answer:
        'No. Accredited assessors do that. We can prepare the evidence, close technical gaps and keep the records current, and tell you early when a requirement needs a lawyer or a specialist.',
    },
    {
      question: 'Do your people speak Spanish?',
      answer:
        'Ask us on the first call who can take Spanish calls at present. We would rather tell you the names and hours than print a promise here that depends on who is on shift.',
    },
  ],
};
