import type { Settings as PublicSettings } from '@site/api/contract/settings';
import { createContext, useContext } from 'react';

/** What the owner sets about the firm, as every page may show it, and where this site stands. */
export interface Settings extends PublicSettings {
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
  /** The year at the firm, as the server that wrote the page had it. */
  year: number;
  /** Beginnings of addresses that open in a new tab; outlook, mail and webmail hosts unless set. */
  webMailPrefixes?: string[];
}

export const defaultSettings: Settings = {
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
  origin: 'http://localhost:3000',
  year: new Date().getFullYear(),
};

export const SettingsContext = createContext<Settings>(defaultSettings);

/** The firm's name, phone, addresses and switches. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}
