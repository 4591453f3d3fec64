import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Texas',
  heading: 'Texas, from end to end',
  lines: [
    'Texas law gives a firm sixty days to tell people whose sensitive data was taken.',
    'If two hundred and fifty Texans or more are affected, the attorney general must hear within thirty days.',
    'The state has 254 counties, and what connects an office differs in each.',
    'Most of it keeps Central time, and the far west does not.',
    'The main power grid is the state’s own, which was felt in February of 2021.',
    'Investor-owned utilities leave the choice of electricity retailer to the tenant; city-owned and cooperative ones mostly do not.',
    'Distances make remote help the rule rather than the poor cousin.',
    'From the desk in Round Rock, either Dallas or San Antonio can be reached and left again within a long day.',
    'Gulf storms, Panhandle ice and Hill Country lightning want different batteries.',
  ],
};
