import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: '',
  heading: 'Wherever you are',
  lines: [
    'The desk is in Round Rock, Texas, and most of what it does travels by wire.',
    'Anything that shows on a screen can be seen and mended from here with your leave.',
    'Near Austin a visit is a drive; farther out it is a plan.',
    'Where we cannot come, a local technician works to our drawing.',
    'Equipment is prepared beforehand and needs power, a cable and one sign-in.',
    'Before you sign for an address, ask which carriers reach it, by suite.',
    'Two lines are only two if they do not share a trench.',
    'Hours are those of Central time, and calls outside of them follow what the plan says.',
    'Laws on data breaches differ from state to state, and the stricter one usually counts.',
  ],
};
