import type { City } from '../City';

export const content: City = {
  slug: 'taylor',
  county: 'Williamson County',
  summary:
    'IT support in Taylor, Texas: downtown offices, trades and suppliers in a fast-changing town, helped by wire and by road from Round Rock.',
  road: 'US 79',
  facts: [
    'A railroad town with brick storefronts downtown is gaining large industrial sites nearby, and its builders and suppliers grow along with them.',
    'Connectivity varies from block to block and thins out on the farm roads. We check the address first, and measure cellular inside the building before counting on it.',
  ],
  industries: ['construction-property-services', 'auto-sales-service', 'non-profit'],
};
