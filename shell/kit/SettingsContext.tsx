import type { Testimonial } from '@site/api/content/testimonials/contract';
import type { Settings as PublicSettings } from '@site/api/settings/contract';
import { createContext, useContext } from 'react';

/** What the owner sets about the firm, as every page may show it, and where this site stands. */
export interface Settings extends PublicSettings {
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
  /** The year at the firm, as the server that wrote the page had it. */
  year: number;
  /** The quotes of the home page, in their order. */
  testimonials: Testimonial[];
  /** The version of what visitors agree to when they choose cookies. */
  consentPolicy: string;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The firm's name, phone, addresses and switches. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('no settings around this');
  return settings;
}
