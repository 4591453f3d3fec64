import advisory from './advisory.illustration';
import { cityIllustrations } from './cityIllustrations';
import { industryIllustrations } from './industryIllustrations';
import { serviceIllustrations } from './serviceIllustrations';

export interface PageIllustration {
  src: string;
  width: number;
  height: number;
}

/** The illustration of an inner page, by its address; a plan for a page without one of its own. */
export function illustrationAt(path: string): PageIllustration {
  const [, area = '', slug = ''] = path.split('/');
  if (path === '/industry-services/security-awareness-training')
    return plate(serviceIllustrations['security-awareness-bundle']);
  if (area === 'industries' && industryIllustrations[slug])
    return { src: industryIllustrations[slug], width: 290, height: 300 };
  if (area === 'service-areas') return plate(cityIllustrations[slug]);
  return plate(serviceIllustrations[slug]);
}

const plate = (src?: string): PageIllustration =>
  src ? { src, width: 480, height: 380 } : { src: advisory, width: 218, height: 130 };
