import { content as ae } from '../texts/industries/ae';
import { content as anyIndustry } from '../texts/industries/any-industry';
import { content as auto } from '../texts/industries/auto';
import { content as cons } from '../texts/industries/cons';
import { content as cre } from '../texts/industries/cre';
import { content as fin } from '../texts/industries/fin';
import { content as health } from '../texts/industries/health';
import { content as legal } from '../texts/industries/legal';
import { content as md } from '../texts/industries/md';
import { content as npo } from '../texts/industries/npo';
import { content as rems } from '../texts/industries/rems';
import { content as anyLocation } from '../texts/locations/any-location';
import { content as austin } from '../texts/locations/austin';
import { content as california } from '../texts/locations/california';
import { content as cedarPark } from '../texts/locations/cedar-park';
import { content as dallas } from '../texts/locations/dallas';
import { content as florida } from '../texts/locations/florida';
import { content as georgetown } from '../texts/locations/georgetown';
import { content as hutto } from '../texts/locations/hutto';
import { content as leander } from '../texts/locations/leander';
import { content as pflugerville } from '../texts/locations/pflugerville';
import { content as roundRock } from '../texts/locations/round-rock';
import { content as sanAntonio } from '../texts/locations/san-antonio';
import { content as taylor } from '../texts/locations/taylor';
import { content as temple } from '../texts/locations/temple';
import { content as texas } from '../texts/locations/texas';
import { content as waco } from '../texts/locations/waco';
import type { IndustryTexts, LocationTexts, ServiceCode, ServiceTexts } from '../texts/SubjectTexts';
import { content as anyService } from '../texts/services/any-service';
import { content as dm } from '../texts/services/dm';
import { content as eps } from '../texts/services/eps';
import { content as ita } from '../texts/services/ita';
import { content as its } from '../texts/services/its';
import { content as mcs } from '../texts/services/mcs';
import { content as otn } from '../texts/services/otn';
import { content as pcaas } from '../texts/services/pcaas';
import { content as sa } from '../texts/services/sa';
import { content as tet } from '../texts/services/tet';
import { content as vcio } from '../texts/services/vcio';
import type { SubjectTexts } from './composeLanding';
import type { IndustryCode, LandingSubject, LocationCode } from './landingSubject';

const services: Record<ServiceCode | 'any-service', ServiceTexts> = {
  'any-service': anyService,
  its,
  mcs,
  dm,
  eps,
  pcaas,
  sa,
  ita,
  vcio,
  tet,
  otn,
};

const industries: Record<IndustryCode | 'any-industry', IndustryTexts> = {
  'any-industry': anyIndustry,
  cre,
  legal,
  health,
  fin,
  npo,
  rems,
  ae,
  auto,
  md,
  cons,
};

const locations: Record<LocationCode | 'any-location', LocationTexts> = {
  'any-location': anyLocation,
  austin,
  dallas,
  'round-rock': roundRock,
  'cedar-park': cedarPark,
  georgetown,
  'san-antonio': sanAntonio,
  taylor,
  temple,
  waco,
  hutto,
  pflugerville,
  leander,
  texas,
  california,
  florida,
};

/** The texts of a subject; the general ones where it has no service, industry or city. */
export const textsOf = ({ service, industry, location }: LandingSubject): SubjectTexts => ({
  service: services[service ?? 'any-service'],
  industry: industries[industry ?? 'any-industry'],
  location: locations[location ?? 'any-location'],
});
