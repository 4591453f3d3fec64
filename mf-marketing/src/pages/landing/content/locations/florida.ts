import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Florida',
  heading: 'Florida, an hour ahead',
  lines: [
    'Most of Florida is an hour ahead of the desk, so its mornings start before ours.',
    'The hurricane season runs from June through November, and plans are tested in May.',
    'State law allows thirty days to notify people after a breach, which is among the shortest.',
    'From five hundred residents on, the state itself has to be told.',
    'There is no drive to Florida: a local technician does what hands must do.',
    'Salt air and lightning age rooftop equipment faster than its maker assumes.',
    'An office that may be evacuated needs phones that ring elsewhere at the flip of a setting.',
    'The copy of your data should live in a region that the same storm cannot reach.',
    'A laptop that works from a hotel works in a shelter week too.',
  ],
};
