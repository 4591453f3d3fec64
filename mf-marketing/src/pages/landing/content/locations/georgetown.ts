import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Georgetown, Texas',
  heading: 'Georgetown, one town north',
  to: '/service-areas/georgetown',
  lines: [
    'Georgetown is one town north of the desk, ten miles up the interstate.',
    'Most of it buys electricity from the city itself.',
    'Victorian walls around the courthouse square are thick enough to stop a signal in one room.',
    'It grew faster than any other American city of its size in the early 2020s, and switches run out of ports.',
    'New subdivisions may have the one provider that the developer signed with.',
    'West along Highway 29 the wire ends, and wireless is tested at the window before it is promised.',
    'Filing deadlines at the county courthouse set the pace for offices on the Square.',
    'What may hang on the outside of an old storefront is a question for the preservation rules.',
    'A town with many retirees keeps phones and paper alive, and the front desk with them.',
  ],
};
