import { currentSettings } from '../../settings/currentSettings';
import { content as ae } from '../landingPages/texts/industries/ae';
import { content as auto } from '../landingPages/texts/industries/auto';
import { content as cons } from '../landingPages/texts/industries/cons';
import { content as cre } from '../landingPages/texts/industries/cre';
import { content as fin } from '../landingPages/texts/industries/fin';
import { content as health } from '../landingPages/texts/industries/health';
import { content as legal } from '../landingPages/texts/industries/legal';
import { content as md } from '../landingPages/texts/industries/md';
import { content as npo } from '../landingPages/texts/industries/npo';
import { content as rems } from '../landingPages/texts/industries/rems';
import { content as dm } from '../landingPages/texts/services/dm';
import { content as eps } from '../landingPages/texts/services/eps';
import { content as ita } from '../landingPages/texts/services/ita';
import { content as its } from '../landingPages/texts/services/its';
import { content as mcs } from '../landingPages/texts/services/mcs';
import { content as otn } from '../landingPages/texts/services/otn';
import { content as pcaas } from '../landingPages/texts/services/pcaas';
import { content as sa } from '../landingPages/texts/services/sa';
import { content as tet } from '../landingPages/texts/services/tet';
import { content as vcio } from '../landingPages/texts/services/vcio';
import type { LocationText } from '../locations/contract';
import { publishedLocations } from '../locations/publishedLocations';

/** The services and industries that pages can be about, by the code in their addresses. */
export const services = withCodes({ its, mcs, dm, eps, pcaas, sa, ita, vcio, tet, otn });
export const industries = withCodes({ cre, legal, health, fin, npo, rems, ae, auto, md, cons });

function withCodes<T extends object>(texts: Record<string, T>): (T & { code: string })[] {
  return Object.entries(texts).map(([code, content]) => ({ code, ...content }));
}

/** The published service areas. */
export const readLocations = async (): Promise<LocationText[]> => publishedLocations();

/** What pages say of the company. */
export async function readCompany() {
  const settings = await currentSettings();
  return { name: settings?.name ?? '', phone: settings?.phone ?? '', email: settings?.email ?? '' };
}
