/** The words that the pages of all service areas share. */
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
