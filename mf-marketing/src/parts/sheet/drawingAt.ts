import advisory from '../../home/drawings/advisory.drawing';
import { industryDrawings } from '../../industries/drawings/industryDrawings';
import { cityDrawings } from '../../locations/drawings/cityDrawings';
import { serviceDrawings } from '../../services/drawings/serviceDrawings';

export interface SheetDrawing {
  src: string;
  width: number;
  height: number;
}

/** The drawing of an inner page, by its address; a plan for a page without one of its own. */
export function drawingAt(path: string): SheetDrawing {
  const [, area = '', slug = ''] = path.split('/');
  if (path === '/industry-services/security-awareness-training')
    return plate(serviceDrawings['security-awareness-bundle']);
  if (area === 'industries' && industryDrawings[slug])
    return { src: industryDrawings[slug], width: 290, height: 300 };
  if (area === 'service-areas') return plate(cityDrawings[slug]);
  return plate(serviceDrawings[slug]);
}

const plate = (src?: string): SheetDrawing =>
  src ? { src, width: 480, height: 380 } : { src: advisory, width: 218, height: 130 };
