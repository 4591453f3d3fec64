import type { HeroCase } from '@site/api/content/caseStudies/contract';
import type { PublicCredential } from '@site/api/content/credentials/contract';
import type { ComposedPage } from '@site/api/content/landingPages/composed/contract';
import type { Testimonial } from '@site/api/content/testimonials/contract';
import type { PublishedOverride } from '@site/api/seo/pageInventory/contract';
import type { Settings as PublicSettings } from '@site/api/settings/contract';
import { createContext, useContext } from 'react';

/** The public settings, plus what the server adds. */
export interface Settings extends PublicSettings {
  /** Origin of the site, for canonical URLs. */
  origin: string;
  /** The year in the office's time zone when the server rendered the page. */
  year: number;
  /** Testimonials of the home page, in display order. */
  testimonials: Testimonial[];
  /** Credentials that are shown and valid, in display order. */
  credentials: PublicCredential[];
  /** The case study that each figure of the home page comes from, where one is set. */
  heroCases: HeroCase[];
  /** Whether a case study is published. */
  hasCaseStudies: boolean;
  /** Version of the consent policy. */
  consentPolicy: string;
  /** What members replaced in the head of the page that the server rendered. */
  seo?: PublishedOverride;
  /** What the composed landing page that the server rendered says, where the team changed its texts. */
  composed?: ComposedPage;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The company's settings: name, phone, addresses and feature switches. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('no settings around this');
  return settings;
}
