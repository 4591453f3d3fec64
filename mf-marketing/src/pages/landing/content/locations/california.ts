import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'California',
  heading: 'California, two hours behind',
  lines: [
    'California is two hours behind the desk, so its late afternoon is our evening, and hours are agreed on first.',
    'Nobody drives there from Round Rock: hands on site are local ones, hired for the job.',
    'The state’s privacy law reaches larger firms wherever they sit, if they handle enough residents’ data.',
    'Its breach statute, the first of its kind, has been in force since 2003.',
    'Utilities there may switch lines off ahead of wildfire weather, so batteries and a second way out are planned.',
    'Equipment travels by carrier, set up to start at the first sign-in.',
    'A Texas firm with a few Californians on the payroll supports them as it does any home office.',
    'What an assessor or a lawyer in that state must sign, we leave to them.',
    'Earthquake country is a reason to keep the copy of your data in another one.',
  ],
};
