import { landingPath } from '../../content/landingPages/landingState';
import { publishedLandings } from '../../content/landingPages/publishedLandings';
import { Enquiry } from '../enquiries/model';
import type { LeadFilterOptions } from './contract';

const mostListed = 100;

/** The partners and landing pages that leads can be filtered by; read from the indexes alone. */
export async function findLeadFilterOptions(): Promise<LeadFilterOptions> {
  const [partner, paths, landings] = await Promise.all([
    findUsedValues('partner'),
    findUsedValues('landing'),
    publishedLandings(),
  ]);
  const labels = new Map([...landings.values()].map((page) => [landingPath(page), page.label]));
  return { partner, landing: paths.map((path) => ({ path, label: labels.get(path) ?? path })) };
}

async function findUsedValues(name: 'partner' | 'landing'): Promise<string[]> {
  const found = await Enquiry.aggregate<{ _id: string }>([
    { $match: { [name]: { $gt: '' } } },
    { $sort: { [name]: 1 } },
    { $group: { _id: `$${name}` } },
    { $sort: { _id: 1 } },
    { $limit: mostListed },
  ]).hint({ [name]: 1 });
  return found.map(({ _id }) => _id);
}
