import { defaultBrand } from '../platform/configuration/defaultBrand';
import type { Settings } from './contract';

/** What a new site begins with where the environment says nothing else, and what pages show before the API was ever heard. */
export const initialSettings: Settings = {
  name: defaultBrand.name,
  phone: defaultBrand.phone,
  phoneHref: 'tel:+15125550100',
  email: defaultBrand.email,
  emailHref: 'mailto:hello@emberline.example',
  address: defaultBrand.address,
  socials: [],
  sealImage: null,
  bookingAddress: defaultBrand.bookingAddress,
  bookingProvider: '',
  tagManagerId: '',
  consentMode: 'advanced',
  adsPolicy: 'non_paid',
  adsId: '',
  adsLabel: '',
  isFramable: false,
};
