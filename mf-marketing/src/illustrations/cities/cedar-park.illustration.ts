import { drawCityMap } from './drawCityMap';

export default drawCityMap('cedar-park');
