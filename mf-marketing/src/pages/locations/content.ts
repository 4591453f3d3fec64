/** The words that the pages of all service areas share. */
export const SERVICE_AREA = {
  heading: 'IT support in',
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
    text: 'A number of minutes to your door. A remote fix comes first, and a visit is a day and a name that both sides have agreed.',
  },
  nearby: 'Nearby areas',
};
