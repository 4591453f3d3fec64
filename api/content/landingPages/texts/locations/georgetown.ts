import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Georgetown, Texas',
  to: '/service-areas/georgetown',
  heading: 'IT support in Georgetown, from the Square to Highway 29',
  lines: [
    'We’re about ten miles south on I-35, so visits are easy to schedule.',
    'Most of the city buys power from the city’s own utility.',
    'Thick old walls around the Square block Wi-Fi, so we plan access points by room.',
    'Georgetown grows fast, and we leave you room for more people on the network.',
    'Some new areas have one internet provider, so we add a cellular backup.',
    'West on Highway 29, we test cellular signal before you pay for it.',
    'Firms near the courthouse have filing deadlines, and we plan changes around them.',
    'Preservation rules may limit what you mount outside a historic building.',
    'If your clients like phone calls and paper, we keep both working.',
  ],
};
