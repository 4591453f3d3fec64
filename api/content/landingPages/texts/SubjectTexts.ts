import type { SERVICES } from '../resolveLandingAddress';

export type ServiceCode = (typeof SERVICES)[number]['code'];

/** What pages say of a service, an industry or a place. */
export interface SubjectTexts {
  /** Name in headings. */
  name: string;
  /** Path of the page about it, if there is one. */
  to?: string;
  heading: string;
  /** Nine independent sentences. */
  lines: string[];
}

export type LocationTexts = SubjectTexts;

export interface ServiceTexts extends SubjectTexts {
  lead: string;
}

export interface IndustryTexts extends SubjectTexts {
  lead: string;
  /** What each service means in this industry. */
  with: Record<ServiceCode, string>;
}
