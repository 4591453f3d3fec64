import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Austin, Texas',
  to: '/service-areas/austin',
  heading: 'IT support for Austin offices, towers and homes',
  lines: [
    'Our office is about 19 miles north of the Capitol, and we schedule visits around traffic.',
    'A downtown tower may have six carriers and an owner who allows one, so we ask first.',
    'Austin Energy, the city’s utility, supplies the power, so you have one number to call in an outage.',
    'I-35 is under construction through the center, so most visits are mid-morning.',
    'Brick and glass in East Austin warehouses weaken Wi-Fi, so we measure before we install.',
    'After the February 2021 freeze, we help you plan for days when nobody can reach the office.',
    'Many of your people work from home part of the week, so we protect the laptop first.',
    'High-rise work after six often needs an insurance certificate, and we file it in advance.',
    'During the legislative session, we can limit changes to repairs and security updates.',
  ],
};
