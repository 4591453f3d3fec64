import type { SubjectTexts } from '@site/api/content/landingPages/composed/composeLanding';
import type {
  IndustryCode,
  LandingSubject,
  LocationCode,
} from '@site/api/content/landingPages/composed/landingSubject';
import type {
  IndustryTexts,
  LocationTexts,
  ServiceCode,
  ServiceTexts,
} from '@site/api/content/landingPages/texts/SubjectTexts';

type Files<Code extends string, Words> = Record<Code, () => Promise<{ content: Words }>>;

const serviceFiles: Files<ServiceCode | 'any-service', ServiceTexts> = {
  'any-service': () => import('@site/api/content/landingPages/texts/services/any-service'),
  its: () => import('@site/api/content/landingPages/texts/services/its'),
  mcs: () => import('@site/api/content/landingPages/texts/services/mcs'),
  dm: () => import('@site/api/content/landingPages/texts/services/dm'),
  eps: () => import('@site/api/content/landingPages/texts/services/eps'),
  pcaas: () => import('@site/api/content/landingPages/texts/services/pcaas'),
  sa: () => import('@site/api/content/landingPages/texts/services/sa'),
  ita: () => import('@site/api/content/landingPages/texts/services/ita'),
  vcio: () => import('@site/api/content/landingPages/texts/services/vcio'),
  tet: () => import('@site/api/content/landingPages/texts/services/tet'),
  otn: () => import('@site/api/content/landingPages/texts/services/otn'),
};

const industryFiles: Files<IndustryCode | 'any-industry', IndustryTexts> = {
  'any-industry': () => import('@site/api/content/landingPages/texts/industries/any-industry'),
  cre: () => import('@site/api/content/landingPages/texts/industries/cre'),
  legal: () => import('@site/api/content/landingPages/texts/industries/legal'),
  health: () => import('@site/api/content/landingPages/texts/industries/health'),
  fin: () => import('@site/api/content/landingPages/texts/industries/fin'),
  npo: () => import('@site/api/content/landingPages/texts/industries/npo'),
  rems: () => import('@site/api/content/landingPages/texts/industries/rems'),
  ae: () => import('@site/api/content/landingPages/texts/industries/ae'),
  auto: () => import('@site/api/content/landingPages/texts/industries/auto'),
  md: () => import('@site/api/content/landingPages/texts/industries/md'),
  cons: () => import('@site/api/content/landingPages/texts/industries/cons'),
};

const locationFiles: Files<LocationCode | 'any-location', LocationTexts> = {
  'any-location': () => import('@site/api/content/landingPages/texts/locations/any-location'),
  austin: () => import('@site/api/content/landingPages/texts/locations/austin'),
  dallas: () => import('@site/api/content/landingPages/texts/locations/dallas'),
  'round-rock': () => import('@site/api/content/landingPages/texts/locations/round-rock'),
  'cedar-park': () => import('@site/api/content/landingPages/texts/locations/cedar-park'),
  georgetown: () => import('@site/api/content/landingPages/texts/locations/georgetown'),
  'san-antonio': () => import('@site/api/content/landingPages/texts/locations/san-antonio'),
  taylor: () => import('@site/api/content/landingPages/texts/locations/taylor'),
  temple: () => import('@site/api/content/landingPages/texts/locations/temple'),
  waco: () => import('@site/api/content/landingPages/texts/locations/waco'),
  hutto: () => import('@site/api/content/landingPages/texts/locations/hutto'),
  pflugerville: () => import('@site/api/content/landingPages/texts/locations/pflugerville'),
  leander: () => import('@site/api/content/landingPages/texts/locations/leander'),
  texas: () => import('@site/api/content/landingPages/texts/locations/texas'),
  california: () => import('@site/api/content/landingPages/texts/locations/california'),
  florida: () => import('@site/api/content/landingPages/texts/locations/florida'),
};

/** File names of the texts of a subject; the general texts where it has no service, industry or city. */
export const textFilesOf = ({ service, industry, location }: LandingSubject) =>
  [service ?? 'any-service', industry ?? 'any-industry', location ?? 'any-location'] as const;

/** Loads the texts of one subject only. */
export async function loadSubjectTexts(subject: LandingSubject): Promise<SubjectTexts> {
  const [service, industry, location] = textFilesOf(subject);
  const [ofService, ofIndustry, ofLocation] = await Promise.all([
    serviceFiles[service](),
    industryFiles[industry](),
    locationFiles[location](),
  ]);
  return { service: ofService.content, industry: ofIndustry.content, location: ofLocation.content };
}
