import type { Settings } from './contract';

/** What a new site begins with where the environment says nothing else, and what pages show before the API was ever heard. */
export const initialSettings: Settings = {
  name: 'Emberline',
  phone: '(512) 555-0100',
  phoneHref: 'tel:+15125550100',
  email: 'hello@emberline.example',
  emailHref: 'mailto:hello@emberline.example',
  address: { locality: 'Round Rock', region: 'TX', postalCode: '78665' },
  socials: [],
  sealImage: null,
  bookingAddress: 'https://outlook.office.com/book/emberline@emberline.example/',
  bookingProvider: '',
  tagManagerId: '',
  consentMode: 'advanced',
  adsPolicy: 'non_paid',
  adsId: '',
  adsLabel: '',
  isFramable: false,
};
