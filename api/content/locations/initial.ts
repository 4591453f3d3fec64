import type { LocationText } from './contract';
import { austin } from './texts/austin';
import { cedarPark } from './texts/cedar-park';
import { dallas } from './texts/dallas';
import { georgetown } from './texts/georgetown';
import { hutto } from './texts/hutto';
import { roundRock } from './texts/round-rock';
import { sanAntonio } from './texts/san-antonio';
import { taylor } from './texts/taylor';
import { temple } from './texts/temple';
import { waco } from './texts/waco';

/** The service areas of a new site, in their order. They contain only verifiable facts. */
export const initialLocations: LocationText[] = [
  roundRock,
  georgetown,
  cedarPark,
  hutto,
  austin,
  sanAntonio,
  dallas,
  taylor,
  temple,
  waco,
];
