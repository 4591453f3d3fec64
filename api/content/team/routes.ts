import type { Api } from '../../identity/access/Api';
import { answerTable } from '../../identity/access/addExportRoute';
import { answer } from '../../identity/access/addRoute';
import { must } from '../../identity/access/authorize';
import { anyone } from '../../identity/access/can';
import { holdPicturesOf } from '../../media/holdPictures';
import { undamaged } from '../../platform/cache/dropInvalid';
import { keptCopy } from '../../platform/cache/staleWhileRevalidate';
import { notFound } from '../../platform/errors/HttpError';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { lastPlace, putInOrder } from '../../platform/records/reorder';
import { currentSettings } from '../../settings/currentSettings';
import { initialSettings } from '../../settings/initial';
import { importRoutes } from '../imports/importRoutes';
import { mustHaveRoom } from './assertCapacity';
import {
  createTeamMember,
  deleteTeamMember,
  editTeamMember,
  editTeamOrder,
  exportTeam,
  getTeam,
  getTeamCard,
  getTeamMember,
  listTeam,
  type TeamMemberDraft,
  TeamProfile,
} from './contract';
import { exportOfTeam, listOfTeam, searchWords } from './listOfTeam';
import { TeamMember, type TeamMemberRecord } from './model';
import { mayEditTeam, mayListTeam } from './policy';
import { savable } from './savable';
import { cardName, teamCard } from './teamCard';
import { teamTable } from './teamTable';
import { profileView, teamView } from './teamView';

/** The people of the firm, as the website tells about them and as members write it. */
export function teamRoutes(api: Api): void {
  publicTeamRoutes(api);
  answer(api, listTeam, mayListTeam, ({ query }) => listOfTeam(query));
  answerTable(api, exportTeam, mayListTeam, exportOfTeam);
  importRoutes(api, teamTable);

  answer(api, getTeamMember, mayListTeam, async ({ params, user }) => {
    const member = await TeamMember.findById(params.id).lean<TeamMemberRecord>();
    must(mayListTeam, user, member);
    return teamView(member);
  });

  answer(api, editTeamOrder, mayEditTeam, async ({ body, tell }): Promise<undefined> => {
    await putInOrder(TeamMember, body.ids);
    tell('', undefined, body);
  });

  oneTeamMemberRoutes(api);
}

function publicTeamRoutes(api: Api): void {
  const shown = keptCopy(async () => {
    const records = await TeamMember.find({ isVisible: true })
      .sort({ order: 1, _id: 1 })
      .lean<TeamMemberRecord[]>();
    return undamaged('team member', records.map(profileView), TeamProfile, api.log);
  }, 2000);

  answer(api, getTeam, anyone, async ({ res }) => {
    res.set('Cache-Control', 'public, max-age=5');
    return shown();
  });

  answer(api, getTeamCard, anyone, async ({ params, res }) => {
    const profile = (await shown()).find(({ id }) => id === params.id);
    if (!profile) throw notFound('Nobody of the team is shown under this address.');
    const { name, phone, email } = (await currentSettings()) ?? initialSettings;
    res.set('Cache-Control', 'public, max-age=5');
    res.set('Content-Disposition', `attachment; filename="${cardName(profile.name)}"`);
    return teamCard(profile, { name, phone, email, origin: api.env.publicOrigin });
  });
}

function oneTeamMemberRoutes(api: Api): void {
  answer(api, createTeamMember, mayEditTeam, async ({ body, tell }) => {
    await mustHaveRoom(1);
    const draft = savable(body);
    const order = await lastPlace(TeamMember);
    await holdPicturesOf(draft.photo);
    const [member] = await TeamMember.create([{ ...draft, words: searchWords(draft), order }]);
    const record = member?.toObject() as TeamMemberRecord;
    tell(record._id, undefined, draft);
    return teamView(record);
  });

  answer(api, editTeamMember, mayEditTeam, async ({ params, body, version, user, tell }) => {
    const before = await TeamMember.findById(params.id).lean<TeamMemberRecord>();
    must(mayEditTeam, user, before);
    const draft = savable(body);
    await holdPicturesOf(draft.photo, before.photo);
    const change = { $set: { ...draft, words: searchWords(draft) } };
    const after = await editAtVersion(TeamMember, { _id: params.id }, version, change);
    tell(params.id, draftOf(before), draft);
    return teamView(after);
  });

  answer(api, deleteTeamMember, mayEditTeam, async ({ params, version, tell }): Promise<undefined> => {
    tell(params.id, draftOf(await deleteAtVersion(TeamMember, { _id: params.id }, version)));
  });
}

function draftOf({
  name,
  position,
  bio,
  photo,
  photoAlt,
  links,
  isVisible,
}: TeamMemberRecord): TeamMemberDraft {
  return { name, position, bio, photo, photoAlt, links, isVisible };
}
