import type { SERVICES } from '@site/api/content/landingPages/resolveLandingAddress';

export type ServiceCode = (typeof SERVICES)[number]['code'];

interface Words {
  /** As it stands in a heading. */
  name: string;
  /** The page about it, where there is one. */
  to?: string;
  heading: string;
  /** Nine sentences, each true by itself and in need of no other. */
  lines: string[];
}

export interface ServiceTexts extends Words {
  lead: string;
}

export interface IndustryTexts extends Words {
  lead: string;
  /** What each service comes down to in this industry. */
  with: Record<ServiceCode, string>;
}

export type LocationTexts = Words;
