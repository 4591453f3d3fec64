import austin from './cities/austin.illustration';
import cedarPark from './cities/cedar-park.illustration';
import dallas from './cities/dallas.illustration';
import georgetown from './cities/georgetown.illustration';
import hutto from './cities/hutto.illustration';
import roundRock from './cities/round-rock.illustration';
import sanAntonio from './cities/san-antonio.illustration';
import taylor from './cities/taylor.illustration';
import temple from './cities/temple.illustration';
import waco from './cities/waco.illustration';

/** The survey plate of each service area, by slug: 480 by 380. */
export const cityIllustrations: Record<string, string> = {
  austin,
  'cedar-park': cedarPark,
  dallas,
  georgetown,
  hutto,
  'round-rock': roundRock,
  'san-antonio': sanAntonio,
  taylor,
  temple,
  waco,
};
