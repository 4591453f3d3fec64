import type { SubjectTexts } from './composeLanding';
import type { IndustryTexts, LocationTexts, ServiceCode, ServiceTexts } from './content/LandingTexts';
import type { IndustryCode, LandingSubject, LocationCode } from './landingSubject';

type Files<Code extends string, Words> = Record<Code, () => Promise<{ content: Words }>>;

const serviceFiles: Files<ServiceCode | 'any-service', ServiceTexts> = {
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

const industryFiles: Files<IndustryCode | 'any-industry', IndustryTexts> = {
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

const locationFiles: Files<LocationCode | 'any-location', LocationTexts> = {
  'any-location': () => import('./content/locations/any-location'),
  austin: () => import('./content/locations/austin'),
  dallas: () => import('./content/locations/dallas'),
  'round-rock': () => import('./content/locations/round-rock'),
  'cedar-park': () => import('./content/locations/cedar-park'),
  georgetown: () => import('./content/locations/georgetown'),
  'san-antonio': () => import('./content/locations/san-antonio'),
  taylor: () => import('./content/locations/taylor'),
  temple: () => import('./content/locations/temple'),
  waco: () => import('./content/locations/waco'),
  hutto: () => import('./content/locations/hutto'),
  pflugerville: () => import('./content/locations/pflugerville'),
  leander: () => import('./content/locations/leander'),
  texas: () => import('./content/locations/texas'),
  california: () => import('./content/locations/california'),
  florida: () => import('./content/locations/florida'),
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
