import type { SubjectWords } from './composeLanding';
import type { IndustryWords, PlaceWords, ServiceCode, ServiceWords } from './content/LandingWords';
import type { IndustryCode, LandingSubject, PlaceCode } from './landingSubject';

type Files<Code extends string, Words> = Record<Code, () => Promise<{ content: Words }>>;

const serviceFiles: Files<ServiceCode | 'any-service', ServiceWords> = {
  'any-service': () => import('./content/services/any-service'),
  its: () => import('./content/services/its'),
  mcs: () => import('./content/services/mcs'),
  dm: () => import('./content/services/dm'),
  eps: () => import('./content/services/eps'),
  pcaas: () => import('./content/services/pcaas'),
  sa: () => import('./content/services/sa'),
  ita: () => import('./content/services/ita'),
  vcio: () => import('./content/services/vcio'),
  tet: () => import('./content/services/tet'),
  otn: () => import('./content/services/otn'),
};

const industryFiles: Files<IndustryCode | 'any-industry', IndustryWords> = {
  'any-industry': () => import('./content/industries/any-industry'),
  cre: () => import('./content/industries/cre'),
  legal: () => import('./content/industries/legal'),
  health: () => import('./content/industries/health'),
  fin: () => import('./content/industries/fin'),
  npo: () => import('./content/industries/npo'),
  rems: () => import('./content/industries/rems'),
  ae: () => import('./content/industries/ae'),
  auto: () => import('./content/industries/auto'),
  md: () => import('./content/industries/md'),
  cons: () => import('./content/industries/cons'),
};

const placeFiles: Files<PlaceCode | 'any-place', PlaceWords> = {
  'any-place': () => import('./content/places/any-place'),
  austin: () => import('./content/places/austin'),
  dallas: () => import('./content/places/dallas'),
  'round-rock': () => import('./content/places/round-rock'),
  'cedar-park': () => import('./content/places/cedar-park'),
  georgetown: () => import('./content/places/georgetown'),
  'san-antonio': () => import('./content/places/san-antonio'),
  taylor: () => import('./content/places/taylor'),
  temple: () => import('./content/places/temple'),
  waco: () => import('./content/places/waco'),
  hutto: () => import('./content/places/hutto'),
  pflugerville: () => import('./content/places/pflugerville'),
  leander: () => import('./content/places/leander'),
  texas: () => import('./content/places/texas'),
  california: () => import('./content/places/california'),
  florida: () => import('./content/places/florida'),
};

/** The names of the files that hold what is said of a subject; where it says nothing, what holds of any. */
export const filesOf = ({ service, industry, place }: LandingSubject) =>
  [service ?? 'any-service', industry ?? 'any-industry', place ?? 'any-place'] as const;

/** Fetches what is said of a subject, and nothing of any other. */
export async function wordsOf(subject: LandingSubject): Promise<SubjectWords> {
  const [service, industry, place] = filesOf(subject);
  const [ofService, ofIndustry, ofPlace] = await Promise.all([
    serviceFiles[service](),
    industryFiles[industry](),
    placeFiles[place](),
  ]);
  return { service: ofService.content, industry: ofIndustry.content, place: ofPlace.content };
}
