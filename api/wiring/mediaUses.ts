import mongoose from 'mongoose';
import { Sequence } from '../audience/sequences/model';
import { Credential } from '../content/credentials/model';
import { Content } from '../content/documents/model';
import { TeamMember } from '../content/team/model';
import { FormModel } from '../leads/forms/model';
import { SavedReplyModel } from '../leads/replies/model';
import type { MediaUse } from '../media/contract';
import { mediaAddress, mediaIdsIn } from '../media/mediaAddress';
import { Settings } from '../settings/model';
import { documentKinds } from './documentKinds';

/** Finds where the file with this id is used. */
type FindUses = (id: string) => Promise<MediaUse[]>;

/** One finder for each domain that uses files. */
const holders: FindUses[] = [
  usesInDocuments,
  usesInTeam,
  usesInCredentials,
  usesInForms,
  usesInSavedReplies,
  usesInSequences,
  usesInSettings,
];

/** Finds all uses of a file, including drafts and scheduled documents. */
export async function findMediaUses(id: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  // A MongoDB transaction allows only one operation at a time.
  for (const find of holders) uses.push(...(await find(id)));
  return uses;
}

/** Finds the ids of all files in use, in the same places. */
export async function findUsedMediaIds(): Promise<string[]> {
  const ids: string[] = await Content.distinct('pictures');
  const texts = [
    await TeamMember.distinct('photo'),
    await Credential.distinct('image'),
    await FormModel.distinct('afterTo'),
    await SavedReplyModel.distinct('text'),
    await Sequence.distinct('steps.markdown'),
    await Settings.findOne({}, { sealImage: 1, 'newsletters.logo': 1 }).lean(),
  ];
  return [...new Set([...ids, ...mediaIdsIn(JSON.stringify(texts))])];
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

async function usesInForms(id: string): Promise<MediaUse[]> {
  const found = await FormModel.find({ afterTo: anywhere(id) }, { name: 1 })
    .limit(most)
    .lean();
  return found.map(({ _id, name }) => ({ kind: 'Form', title: name, path: `/admin/forms/${_id}` }));
}

async function usesInSavedReplies(id: string): Promise<MediaUse[]> {
  const found = await SavedReplyModel.find({ text: anywhere(id) }, { name: 1 })
    .limit(most)
    .lean();
  return found.map(({ _id, name }) => ({
    kind: 'Saved reply',
    title: name,
    path: `/admin/saved-replies/${_id}`,
  }));
}

async function usesInSequences(id: string): Promise<MediaUse[]> {
  const found = await Sequence.find({ 'steps.markdown': anywhere(id) }, { name: 1 })
    .limit(most)
    .lean();
  return found.map(({ _id, name }) => ({ kind: 'Sequence', title: name, path: `/admin/sequences/${_id}` }));
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

/** With the site's origin as well, and in the middle of a text. */
const anywhere = (id: string) => mongoose.trusted({ $regex: `${mediaAddress(id)}(?![0-9a-f])` });

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
