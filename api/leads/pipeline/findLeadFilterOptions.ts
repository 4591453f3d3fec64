import { landingPath } from '../../content/landingPages/landingState';
import { publishedLandings } from '../../content/landingPages/publishedLandings';
import { Enquiry } from '../enquiries/model';
import { FormModel, type FormRecord } from '../forms/model';
import { readLeadTags } from '../tags/leadTags';
import type { LeadFilterOptions } from './contract';

const mostListed = 100;

/** What leads can be filtered by. Partners and landing pages are read from the indexes alone. */
export async function findLeadFilterOptions(): Promise<LeadFilterOptions> {
  const [partner, channels, paths, landings, tags, form] = await Promise.all([
    findUsedValues('partner'),
    Enquiry.distinct('channel'),
    findUsedValues('landing'),
    publishedLandings(),
    readLeadTags(),
    FormModel.find({}, { _id: 0, slug: 1, name: 1 })
      .sort({ name: 1 })
      .lean<Pick<FormRecord, 'slug' | 'name'>[]>(),
  ]);
  const labels = new Map([...landings.values()].map((page) => [landingPath(page), page.label]));
  const tag = tags.all.map(({ _id, name }) => ({ id: _id, name }));
  const channel = channels.filter(Boolean).sort();
  return {
    tag,
    form,
    partner,
    channel,
    landing: paths.map((path) => ({ path, label: labels.get(path) ?? path })),
  };
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
