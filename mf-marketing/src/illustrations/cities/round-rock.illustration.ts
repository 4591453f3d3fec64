import { drawCityMap } from './drawCityMap';

export default drawCityMap('round-rock');
