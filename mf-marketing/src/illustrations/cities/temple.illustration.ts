import { drawCityMap } from './drawCityMap';

export default drawCityMap('temple');
