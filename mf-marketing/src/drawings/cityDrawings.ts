import austin from './cities/austin.drawing';
import cedarPark from './cities/cedar-park.drawing';
import dallas from './cities/dallas.drawing';
import georgetown from './cities/georgetown.drawing';
import hutto from './cities/hutto.drawing';
import roundRock from './cities/round-rock.drawing';
import sanAntonio from './cities/san-antonio.drawing';
import taylor from './cities/taylor.drawing';
import temple from './cities/temple.drawing';
import waco from './cities/waco.drawing';

/** The survey plate of each service area, by slug: 480 by 380. */
export const cityDrawings: Record<string, string> = {
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
