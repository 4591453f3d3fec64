import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Cedar Park, Texas',
  to: '/service-areas/cedar-park',
  heading: 'IT for suites and clinics in Cedar Park',
  lines: [
    'We come from Round Rock on RM 1431 and schedule visits between rush hours.',
    'You probably lease a suite, so we ask the landlord which carriers reach it.',
    'Medical offices along 183A need separate networks for devices and guests.',
    'A laptop in a shared building may see forty Wi-Fi networks, so we choose channels with care.',
    'Pedernales Electric Cooperative serves most of the city.',
    'Your lease may make you remove old cable, and we can tell you what’s there.',
    'Internet quotes depend on your suite number, so we ask for it first.',
    'We plan visits as half a day with a list, so you get more done per trip.',
    'Drop ceilings make new cabling quick in most suites.',
  ],
};
