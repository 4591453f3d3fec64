import { createContext, useContext } from 'react';

/** What the owner sets about the firm: the public part of the settings document, as every page may show it. */
export interface Settings {
  name: string;
  phone: string;
  phoneHref: string;
  email: string;
  emailHref: string;
  address: { locality: string; region: string; postalCode: string };
  socials: { name: string; url: string }[];
  /** Accreditation seal of the footer; no slot is shown without it. */
  sealImage?: string;
  sealUrl?: string;
  sealLabel?: string;
  /** Where "Book Assessment" and "Book Consultation" lead. */
  bookingAddress: string;
  /** Beginnings of addresses that open in a new tab, such as `https://outlook.`. */
  webMailPrefixes?: string[];
  /** Empty: no analytics script is ever loaded. */
  tagManagerId: string;
  /** `after-choice` loads the tag manager only once the visitor has chosen; the default loads it with all storage denied. */
  tagLoading?: 'consent-mode' | 'after-choice';
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
}

export const defaultSettings: Settings = {
  name: 'Emberline',
  phone: '(512) 555-0100',
  phoneHref: 'tel:+15125550100',
  email: 'hello@emberline.example',
  emailHref: 'mailto:hello@emberline.example',
  address: { locality: 'Round Rock', region: 'TX', postalCode: '78665' },
  socials: [],
  bookingAddress: 'https://outlook.office.com/book/emberline@emberline.example/',
  tagManagerId: '',
  origin: 'http://localhost:3000',
};

export const SettingsContext = createContext<Settings>(defaultSettings);

/** The firm's name, phone, addresses and switches. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}
