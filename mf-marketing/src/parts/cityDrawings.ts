import austin from './drawings/cities/austin.drawing';
import cedarPark from './drawings/cities/cedar-park.drawing';
import dallas from './drawings/cities/dallas.drawing';
import georgetown from './drawings/cities/georgetown.drawing';
import hutto from './drawings/cities/hutto.drawing';
import roundRock from './drawings/cities/round-rock.drawing';
import sanAntonio from './drawings/cities/san-antonio.drawing';
import taylor from './drawings/cities/taylor.drawing';
import temple from './drawings/cities/temple.drawing';
import waco from './drawings/cities/waco.drawing';

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
