import type { City } from '../City';

export const content: City = {
  slug: 'hutto',
  county: 'Williamson County',
  summary:
    'IT support in Hutto, Texas: job sites, workshops and young offices along US 79 and SH 130, helped by wire from nearby Round Rock.',
  road: 'US 79',
  facts: [
    'Much of the work here is new: building sites, trades and industrial space along US 79 and State Highway 130.',
    'New buildings sometimes open before their fiber does. We plan a cellular or fixed wireless start, measured on the spot, and keep the wired order moving.',
  ],
  industries: ['construction-property-services', 'auto-sales-service', 'architecture-engineering'],
};
