import type { Settings } from './contract';

export function exampleSettings(part: Partial<Settings> = {}): Settings {
  return {
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
    frameOrigins: [],
    ...part,
  };
}
