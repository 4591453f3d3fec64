import type { IndustryTexts, LocationTexts, ServiceTexts } from '../texts/SubjectTexts';
import type { ComposedPage } from './contract';
import {
  INDUSTRY_CODES,
  type LandingSubject,
  LOCATION_CODES,
  SERVICE_CODES,
  subjectSlug,
} from './landingSubject';

export interface SubjectTexts {
  service: ServiceTexts;
  industry: IndustryTexts;
  location: LocationTexts;
}

/** The texts of a landing page about its subject. */
export interface ComposedLanding extends Omit<ComposedPage, 'searchTitle'> {
  /** Where it differs from the title. */
  searchTitle?: string;
  /** Related pages. */
  related: string[];
}

/**
 * Composes a landing page from sentences about its service, industry and location. Each selection depends on the
 * other two, so that pages that differ in one of them share less than half of their sentences.
 */
export function composeLanding(subject: LandingSubject, words: SubjectTexts): ComposedLanding {
  const { service, industry, location } = words;
  const [ofService, ofIndustry, ofLocation] = chooseLines(subject, words);

  const title = [
    service.name,
    subject.industry && `for ${industry.name}`,
    subject.location && `in ${location.name}`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    title,
    description: `${title}. ${service.lead}`,
    path: `/${subjectSlug(subject)}`,
    lead: subject.service ? industry.with[subject.service] : industry.lead,
    parts: [
      { heading: service.heading, lines: ofService },
      { heading: industry.heading, lines: ofIndustry },
      { heading: location.heading, lines: ofLocation },
    ],
    related: [service.to, industry.to, location.to].filter((to) => to !== undefined),
  };
}

/** The sentences of the page about its service, its industry and its location. */
export function chooseLines(
  subject: LandingSubject,
  { service, industry, location }: SubjectTexts,
): [string[], string[], string[]] {
  const [s, i, p] = [
    1 + SERVICE_CODES.indexOf(subject.service as never),
    1 + INDUSTRY_CODES.indexOf(subject.industry as never),
    1 + LOCATION_CODES.indexOf(subject.location as never),
  ];
  return [chosen(service.lines, i + p), chosen(industry.lines, s + p), others(location.lines, s + i)];
}

const chosen = (lines: string[], variant: number) => lines.filter((_, at) => isChosen(at, variant));
const others = (lines: string[], variant: number) => lines.filter((_, at) => !isChosen(at, variant));
const isChosen = (at: number, variant: number) => FOURS[variant % FOURS.length]?.includes(String(at));

/** Sixteen selections of four out of nine; no two share more than two. */
const FOURS = [
  '0357',
  '2358',
  '4567',
  '1278',
  '1468',
  '0147',
  '2367',
  '0678',
  '0123',
  '1245',
  '0346',
  '0256',
  '0248',
  '3478',
  '0158',
  '1356',
];
