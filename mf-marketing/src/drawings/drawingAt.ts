import advisory from './advisory.illustration';
import { cityDrawings } from './cityDrawings';
import { industryDrawings } from './industryDrawings';
import { serviceDrawings } from './serviceDrawings';

export interface PageDrawing {
  src: string;
  width: number;
  height: number;
}

/** The drawing of an inner page, by its address; a plan for a page without one of its own. */
export function drawingAt(path: string): PageDrawing {
  const [, area = '', slug = ''] = path.split('/');
  if (path === '/industry-services/security-awareness-training')
    return plate(serviceDrawings['security-awareness-bundle']);
  if (area === 'industries' && industryDrawings[slug])
    return { src: industryDrawings[slug], width: 290, height: 300 };
  if (area === 'service-areas') return plate(cityDrawings[slug]);
  return plate(serviceDrawings[slug]);
}

const plate = (src?: string): PageDrawing =>
  src ? { src, width: 480, height: 380 } : { src: advisory, width: 218, height: 130 };
