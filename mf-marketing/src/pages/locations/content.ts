/** Texts that all service area pages share. */
export const SERVICE_AREA = {
  heading: 'IT support in',
  remote: {
    title: 'Remote',
    items: [
      'Problems with sign-in, email, files and printing',
      'Security alerts, and isolating an infected laptop',
      'New hires, departures and Microsoft 365 licenses',
      'Updates, at times you agree to',
    ],
  },
  onSite: {
    title: 'On-site',
    items: [
      'Cabling, Wi-Fi access points, racks and firewalls',
      'A computer that won’t start',
      'Office moves, new desks and the first morning after',
      'Planned walk-throughs of your office',
    ],
  },
  visits: {
    title: 'How visits work',
    text: 'We try a remote fix first, because it’s faster. If you need us on-site, you get a date and the name of your technician.',
  },
  nearby: 'Nearby areas',
};
