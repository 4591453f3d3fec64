import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Leander, Texas',
  heading: 'IT for growing offices in Leander',
  lines: [
    'We’re about 18 miles east by road and schedule visits in advance.',
    'The toll road 183A makes travel times easy to plan.',
    'The 2020 census counted 59,202 residents, and new offices open every year.',
    'New areas often have one carrier, so we add a cellular backup.',
    'Hills toward the lake block some cell networks, so we test more than one.',
    'Clinics that open here keep patient devices and guests on separate networks.',
    'If your team works from home, we plan for the day a home line fails.',
    'Site offices need internet before the building is finished, and we supply a kit.',
    'People commute on the train from Austin, so we secure laptops on any network.',
  ],
};
