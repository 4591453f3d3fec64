import austin from './austin.drawing';
import cedarPark from './cedar-park.drawing';
import dallas from './dallas.drawing';
import georgetown from './georgetown.drawing';
import hutto from './hutto.drawing';
import roundRock from './round-rock.drawing';
import sanAntonio from './san-antonio.drawing';
import taylor from './taylor.drawing';
import temple from './temple.drawing';
import waco from './waco.drawing';

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
