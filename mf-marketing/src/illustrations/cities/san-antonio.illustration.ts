import { drawCityMap } from './drawCityMap';

export default drawCityMap('san-antonio');
