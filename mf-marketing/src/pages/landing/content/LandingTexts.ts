import type { SERVICES } from '@site/api/content/landingPages/resolveLandingAddress';

export type ServiceCode = (typeof SERVICES)[number]['code'];

interface Words {
  /** Name in headings. */
  name: string;
  /** Path of the page about it, if there is one. */
  to?: string;
  heading: string;
  /** Nine independent sentences. */
  lines: string[];
}

export interface ServiceTexts extends Words {
  lead: string;
}

export interface IndustryTexts extends Words {
  lead: string;
  /** What each service means in this industry. */
  with: Record<ServiceCode, string>;
}

export type LocationTexts = Words;
