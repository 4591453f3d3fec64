import type { IndustryTexts, LocationTexts, ServiceTexts } from './content/LandingTexts';
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

/** What a landing page says of its subject. */
export interface ComposedLanding {
  title: string;
  description: string;
  /** The one address that stands for all that say the same. */
  path: string;
  lead: string;
  parts: { heading: string; lines: string[] }[];
  /** Pages about what it speaks of. */
  related: string[];
}

/**
 * Puts a landing page together out of sentences about its service, its industry and its location. Which of them it takes
 * depends on the other two, so that two pages which differ in one share less than half of what they say.
 */
export function composeLanding(subject: LandingSubject, words: SubjectTexts): ComposedLanding {
  const { service, industry, location } = words;
  const [s, i, p] = [
    1 + SERVICE_CODES.indexOf(subject.service as never),
    1 + INDUSTRY_CODES.indexOf(subject.industry as never),
    1 + LOCATION_CODES.indexOf(subject.location as never),
  ];
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
      { heading: service.heading, lines: chosen(service.lines, i + p) },
      { heading: industry.heading, lines: chosen(industry.lines, s + p) },
      { heading: location.heading, lines: others(location.lines, s + i) },
    ],
    related: [service.to, industry.to, location.to].filter((to) => to !== undefined),
  };
}

const chosen = (lines: string[], variant: number) => lines.filter((_, at) => isChosen(at, variant));
const others = (lines: string[], variant: number) => lines.filter((_, at) => !isChosen(at, variant));
const isChosen = (at: number, variant: number) => FOURS[variant % FOURS.length]?.includes(String(at));

/** Sixteen ways to take four of nine; no two of them have more than two in common. */
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
