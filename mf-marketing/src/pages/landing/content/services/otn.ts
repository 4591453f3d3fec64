import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Office technology and networks',
  to: '/services/solution-packages',
  heading: 'What holds an office together',
  lead: 'Cables, switches, wireless, printers and phones that are drawn on one sheet and looked after as one thing.',
  lines: [
    'A drawing shows every outlet, cable and box, and a copy hangs inside the rack door.',
    'Wireless is measured where people sit, with the doors closed and the room full.',
    'Desks that do not move get a cable, which leaves the air to those who do.',
    'Guests, cameras, printers and payment terminals each live on a network of their own.',
    'A second line over another carrier takes over without anybody calling anybody.',
    'A battery carries the network through the blink of power that would otherwise cost twenty minutes.',
    'Switches and firewalls are updated in a window, with the old version kept ready.',
    'Copiers and phones are under contracts with dates, and the dates are in one list.',
    'Every box has a label that a person on a ladder can read aloud.',
  ],
};
