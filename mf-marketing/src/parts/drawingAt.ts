import advisory from './drawings/advisory.drawing';
import communication from './drawings/communication.drawing';
import education from './drawings/education.drawing';
import support from './drawings/support.drawing';
import { industryDrawings } from './industryDrawings';

export interface SheetDrawing {
  src: string;
  width: number;
  height: number;
}

/** The drawing of a page: an industry's own, or that of the core service a service belongs to. */
export function drawingAt(path: string): SheetDrawing {
  const slug = path.split('/').at(-1) ?? '';
  const industry = path.startsWith('/industries/') ? industryDrawings[slug] : undefined;
  if (industry) return { src: industry, width: 290, height: 300 };
  return CORE[coreOf(slug)];
}

type Core = 'support' | 'communication' | 'advisory' | 'education';

const CORE: Record<Core, SheetDrawing> = {
  support: { src: support, width: 206, height: 170 },
  communication: { src: communication, width: 202, height: 158 },
  advisory: { src: advisory, width: 218, height: 130 },
  education: { src: education, width: 181, height: 167 },
};

function coreOf(slug: string): Core {
  if (/training/.test(slug)) return 'education';
  if (/productivity|migration|monitoring|identity/.test(slug)) return 'communication';
  if (/advisory|assessment|talent|itil|project/.test(slug)) return 'advisory';
  return 'support';
}
