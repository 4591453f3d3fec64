import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Temple, Texas',
  heading: 'Temple, around the hospitals',
  to: '/service-areas/temple',
  lines: [
    'Temple is forty-eight miles up the interstate, and the desk comes on agreed days.',
    'Its large hospitals look after themselves, and the small offices around them cannot.',
    'Records reach a practice by portal, by fax and in envelopes, and each way needs an owner.',
    'Warehouse aisles are planned for full shelves, since those are what stops a scanner.',
    'Service along 31st Street is good, and thins out toward the lake.',
    'A page at reception says what to unplug and whom to ring when minutes count.',
    'Therapists and suppliers fall under the same privacy law as a medical center.',
    'A wreck at Salado can close the road, so nothing urgent may depend on a car.',
    'Oncor delivers, the retailer bills, and spring storms test both.',
  ],
};
