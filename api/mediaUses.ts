import mongoose from 'mongoose';
import { Credential } from './content/credentials/model';
import { Content } from './content/documents/model';
import { TeamMember } from './content/team/model';
import { documentKinds } from './documentKinds';
import type { MediaUse } from './media/contract';
import { mediaAddress } from './media/mediaAddress';
import { Settings } from './settings/model';

/** Finds where the image with this id is used. */
type FindUses = (id: string) => Promise<MediaUse[]>;

/** One finder for each domain that uses images. */
const holders: FindUses[] = [usesInDocuments, usesInTeam, usesInCredentials, usesInSettings];

/** Finds all uses of an image, including drafts and scheduled documents. */
export async function findMediaUses(id: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  // A MongoDB transaction allows only one operation at a time.
  for (const find of holders) uses.push(...(await find(id)));
  return uses;
}

/** The maximum number of uses that are listed for each domain. */
const most = 50;

async function usesInDocuments(id: string): Promise<MediaUse[]> {
  const documents = await Content.find({ pictures: id }, { kind: 1, label: 1 }).limit(most).lean();
  return documents.map(({ _id, kind: name, label }) => {
    const kind = documentKinds.find((one) => one.name === name);
    return { kind: capital(name), title: label, path: `${kind?.contract.list.path}/${_id}` };
  });
}

async function usesInTeam(id: string): Promise<MediaUse[]> {
  const photo = addressOf(id);
  const members = await TeamMember.find({ photo }, { name: 1 }).limit(most).lean();
  return members.map(({ _id, name }) => ({ kind: 'Team', title: name, path: `/admin/team/${_id}` }));
}

async function usesInCredentials(id: string): Promise<MediaUse[]> {
  const found = await Credential.find({ image: addressOf(id) }, { name: 1 })
    .limit(most)
    .lean();
  return found.map(({ _id, name }) => ({
    kind: 'Credentials',
    title: name,
    path: `/admin/credentials/${_id}`,
  }));
}

async function usesInSettings(id: string): Promise<MediaUse[]> {
  const seal = await Settings.exists({ sealImage: addressOf(id) });
  const logo = await Settings.exists({ 'newsletters.logo': addressOf(id) });
  return [
    ...(seal
      ? [{ kind: 'Settings', title: 'Social profiles and seal', path: '/admin/settings/presence' }]
      : []),
    ...(logo ? [{ kind: 'Settings', title: 'Newsletters', path: '/admin/settings/newsletters' }] : []),
  ];
}

/** There is no index for these, but the collections are small. */
const addressOf = (id: string) => mongoose.trusted({ $regex: `^${mediaAddress(id)}(?![0-9a-f])` });

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
