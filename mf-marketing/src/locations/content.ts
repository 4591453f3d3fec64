/** One service area. Distances are computed from the coordinates, never written. */
interface Location {
  slug: string;
  name: string;
  county: string;
  lat: number;
  lng: number;
  /** Meta description: 70 to 155 characters. */
  summary: string;
  /** The road between the desk and this city. */
  road: string;
  /** What is local: the work done here, then connectivity and travel. */
  facts: [string, string];
  /** Slugs of the industries most often met here. */
  industries: string[];
  nearby: string[];
}

/** The ten service areas, in the order of the footer. The first one is home. */
export const LOCATIONS: Location[] = [
  {
    slug: 'round-rock',
    name: 'Round Rock',
    county: 'Williamson County',
    lat: 30.5083,
    lng: -97.6789,
    summary:
      'Managed IT and cybersecurity from Round Rock, Texas, where our desk is: remote help first, and work on site by plan.',
    road: 'Home',
    facts: [
      'Our desk is here, in a city where technology employers, clinics, builders and family firms share the same few business parks.',
      'Most buildings near the interstate have a choice of carriers, but the choice depends on the street address, so we check yours before you sign a lease or an order.',
    ],
    industries: ['healthcare', 'construction-property-services', 'accounting-finance'],
    nearby: ['georgetown', 'hutto', 'cedar-park', 'austin'],
  },
  {
    slug: 'georgetown',
    name: 'Georgetown',
    county: 'Williamson County, county seat',
    lat: 30.6333,
    lng: -97.677,
    summary:
      'IT support in Georgetown, Texas, from the next town down the interstate: remote first, on site by plan, for law, care and construction.',
    road: 'Interstate 35',
    facts: [
      'Law, title and county work cluster around the courthouse square, and practices and builders follow the new neighborhoods.',
      'Old stone walls around the square are hard on Wi-Fi, so we measure on site there. The rest is mostly done by wire, from one town south.',
    ],
    industries: ['legal', 'healthcare', 'construction-property-services'],
    nearby: ['round-rock', 'hutto', 'cedar-park', 'taylor'],
  },
  {
    slug: 'cedar-park',
    name: 'Cedar Park',
    county: 'Williamson County, partly Travis County',
    lat: 30.5052,
    lng: -97.8203,
    summary:
      'IT support in Cedar Park, Texas: remote help for clinics, offices and shops along 183A, and planned visits from our desk in Round Rock.',
    road: 'RM 1431 and 183A',
    facts: [
      'Clinics, professional offices and retail line the 183A corridor, many of them in leased suites where the landlord decides what comes through the wall.',
      'Ask for the carrier’s answer by suite number, in writing. We come over from Round Rock for cabling and hardware, and handle the rest remotely.',
    ],
    industries: ['healthcare', 'accounting-finance', 'commercial-real-estate'],
    nearby: ['round-rock', 'georgetown', 'austin'],
  },
  {
    slug: 'hutto',
    name: 'Hutto',
    county: 'Williamson County',
    lat: 30.5427,
    lng: -97.5467,
    summary:
      'IT support in Hutto, Texas: job sites, workshops and young offices along US 79 and SH 130, helped by wire from nearby Round Rock.',
    road: 'US 79',
    facts: [
      'Much of the work here is new: building sites, trades and industrial space along US 79 and State Highway 130.',
      'New buildings sometimes open before their fiber does. We plan a cellular or fixed wireless start, measured on the spot, and keep the wired order moving.',
    ],
    industries: ['construction-property-services', 'auto-sales-service', 'architecture-engineering'],
    nearby: ['round-rock', 'taylor', 'georgetown'],
  },
  {
    slug: 'austin',
    name: 'Austin',
    county: 'Travis County, county seat',
    lat: 30.2672,
    lng: -97.7431,
    summary:
      'Managed IT and cybersecurity for firms in Austin, Texas: studios, law offices, non-profits and property firms, supported from Round Rock.',
    road: 'Interstate 35 or MoPac',
    facts: [
      'Law and lobbying near the Capitol, studios and agencies east and south, and non-profits all over town make for very different networks within a few miles.',
      'The road between us is often full, so remote is not a compromise here but the faster way. Visits are planned for a day and hour that make sense.',
    ],
    industries: ['legal', 'marketing-design', 'non-profit'],
    nearby: ['round-rock', 'cedar-park', 'georgetown'],
  },
  {
    slug: 'san-antonio',
    name: 'San Antonio',
    county: 'Bexar County, county seat',
    lat: 29.4241,
    lng: -98.4936,
    summary:
      'Remote-first IT support for San Antonio, Texas: healthcare, auto and professional firms, with visits planned in advance from Round Rock.',
    road: 'Interstate 35',
    facts: [
      'Healthcare, auto groups and professional firms here often run several sites, so one standard for all of them does more than any single visit.',
      'We support San Antonio by wire. Visits are planned as a working day with a list, and for urgent hands on site we arrange a local technician with you beforehand.',
    ],
    industries: ['healthcare', 'auto-sales-service', 'accounting-finance'],
    nearby: ['austin', 'round-rock'],
  },
  {
    slug: 'dallas',
    name: 'Dallas',
    county: 'Dallas County, county seat',
    lat: 32.7767,
    lng: -96.797,
    summary:
      'Remote-first IT support for Dallas, Texas: real estate, finance and design firms that want one plain-spoken desk and planned site visits.',
    road: 'Interstate 35',
    facts: [
      'Commercial real estate, finance and design firms here tend to have people in several cities already, which is the kind of work a remote desk suits best.',
      'Dallas is the farthest of our areas, and we say so: on-site work is planned ahead or done by a local technician to our drawing.',
    ],
    industries: ['commercial-real-estate', 'accounting-finance', 'architecture-engineering'],
    nearby: ['waco', 'temple'],
  },
  {
    slug: 'taylor',
    name: 'Taylor',
    county: 'Williamson County',
    lat: 30.5708,
    lng: -97.4094,
    summary:
      'IT support in Taylor, Texas: downtown offices, trades and suppliers in a fast-changing town, helped by wire and by road from Round Rock.',
    road: 'US 79',
    facts: [
      'A railroad town with brick storefronts downtown is gaining large industrial sites nearby, and its builders and suppliers grow along with them.',
      'Connectivity varies from block to block and thins out on the farm roads. We check the address first, and measure cellular inside the building before counting on it.',
    ],
    industries: ['construction-property-services', 'auto-sales-service', 'non-profit'],
    nearby: ['hutto', 'round-rock', 'georgetown', 'temple'],
  },
  {
    slug: 'temple',
    name: 'Temple',
    county: 'Bell County',
    lat: 31.0982,
    lng: -97.3428,
    summary:
      'Remote-first IT support for Temple, Texas: practices, suppliers and service firms in a medical town, with planned visits from Round Rock.',
    road: 'Interstate 35',
    facts: [
      'Medicine shapes this town, and around the hospitals stand the practices, suppliers and service firms that need the same care with records on a smaller budget.',
      'Daily work is done by wire. We drive up for planned work, and write down in advance who lends a hand when something must be touched the same day.',
    ],
    industries: ['healthcare', 'non-profit', 'commercial-real-estate'],
    nearby: ['waco', 'georgetown', 'taylor', 'round-rock'],
  },
  {
    slug: 'waco',
    name: 'Waco',
    county: 'McLennan County, county seat',
    lat: 31.5493,
    lng: -97.1467,
    summary:
      'Remote-first IT support for Waco, Texas: non-profits, law offices and manufacturers between Austin and Dallas, with visits by plan.',
    road: 'Interstate 35',
    facts: [
      'Education, law, non-profits and manufacturing work side by side here, about halfway between Austin and Dallas.',
      'We support Waco by wire and come by plan. For workshops and older buildings we ask for photographs and a floor plan first, which saves a trip for both of us.',
    ],
    industries: ['non-profit', 'legal', 'construction-property-services'],
    nearby: ['temple', 'dallas', 'georgetown'],
  },
];

/** What every city page says in the same words. */
export const SERVICE_AREA = {
  heading: 'IT support in',
  lead: 'Our desk is in Round Rock, Texas. Most of the work travels by wire. The rest comes by car, on a day we agree.',
  wire: {
    title: 'By wire',
    items: [
      'Anything on a screen: sign-ins, mail, files, printing',
      'Security alerts, and a laptop that must be cut off because of one',
      'New accounts, leavers and licenses',
      'Updates, in the windows agreed with you',
    ],
  },
  road: {
    title: 'By road',
    items: [
      'Cabling, access points, a rack or a firewall',
      'A machine that will not start',
      'New desks, moves and the first morning after',
      'A walk through the office with you, by plan',
    ],
  },
  promise: {
    title: 'What we do not promise',
    text: 'A number of minutes to your door. A remote fix comes first, and a visit is a day and a name that both sides have agreed. Travel is part of your service plan.',
  },
  nearby: 'Nearby areas',
  distances: 'Straight lines from Round Rock, in miles.',
  faqs: [
    {
      question: 'Do you have an office here?',
      answer:
        'Our address is in Round Rock, TX 78665, and we would rather say so than rent a mailbox in every city.',
    },
    {
      question: 'We are outside the city limits. Does that matter?',
      answer: 'Not for remote work. For visits, we agree the travel in advance and in writing.',
    },
    {
      question: 'Can you support our people in other cities?',
      answer:
        'Yes. Anything on a screen is the same from anywhere. Hands-on work farther away is arranged visit by visit, or with a local technician.',
    },
  ],
};
