import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Dallas, Texas',
  heading: 'Dallas, three hours north',
  to: '/service-areas/dallas',
  lines: [
    'Three hours of interstate lie between the desk and downtown, so daily help comes by wire alone.',
    'The Infomart on Stemmons Freeway is where many networks meet, and circuits are plentiful as a result.',
    'Hands on site are those of a local technician, working to our drawing with us on the line.',
    'Laptops are shipped to the door of a new colleague and set themselves up at the first sign-in.',
    'Riser managers in the towers charge by the visit, so the design comes before the appointment.',
    'Oncor’s wires bring the power, and the retailer is yours to pick.',
    'Spring hail and short outages find rooftop antennas first.',
    'A move or a new floor is worth a trip of two days, planned and priced ahead.',
    'Firms here often have people in Plano, Fort Worth and out of state, and one remote standard suits them.',
  ],
};
