import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Office technology and networks',
  to: '/services/solution-packages',
  heading: 'What we do for your office network',
  lead: 'We plan and support your network, Wi-Fi, printers and phones together, so you make one call when something fails.',
  lines: [
    'You get a diagram of every outlet, cable and device.',
    'We measure Wi-Fi where people sit, with the room full and the doors closed.',
    'Desks get a cable, so Wi-Fi has room for laptops and phones.',
    'Guests, cameras, printers and card terminals each get a separate network.',
    'If your internet line fails, a second line from another carrier takes over.',
    'A battery keeps your network running through a short power cut.',
    'We update firewalls and switches after hours, and can go back if an update fails.',
    'Copier and phone contracts are on one list with their end dates.',
    'Every device has a label, so anyone can find it with us on the phone.',
  ],
};
