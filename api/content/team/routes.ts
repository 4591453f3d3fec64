import type { Api } from '../../identity/access/Api';
import { addExportRoute } from '../../identity/access/addExportRoute';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { anyone } from '../../identity/access/can';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { dropInvalid } from '../../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { notFound } from '../../platform/errors/HttpError';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { lastPosition, reorder } from '../../platform/records/reorder';
import { currentSettings } from '../../settings/currentSettings';
import { initialSettings } from '../../settings/initial';
import { importRoutes } from '../imports/importRoutes';
import { assertTeamCapacity } from './assertTeamCapacity';
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
import { findTeamMembers, searchWords, writeTeamExport } from './findTeamMembers';
import { TeamMember, type TeamMemberRecord } from './model';
import { normalizeTeamMember } from './normalizeTeamMember';
import { mayEditTeam, mayListTeam } from './policy';
import { cardFileName, teamCard } from './teamCard';
import { teamTable } from './teamTable';
import { toProfileView, toTeamMemberView } from './teamView';

/** The public and workbench routes for team members. */
export function teamRoutes(api: Api): void {
  publicTeamRoutes(api);
  addRoute(api, listTeam, mayListTeam, ({ query }) => findTeamMembers(query));
  addExportRoute(api, exportTeam, mayListTeam, writeTeamExport);
  importRoutes(api, teamTable);

  addRoute(api, getTeamMember, mayListTeam, async ({ params, user }) => {
    const member = await TeamMember.findById(params.id).lean<TeamMemberRecord>();
    authorize(mayListTeam, user, member);
    return toTeamMemberView(member);
  });

  addRoute(api, editTeamOrder, mayEditTeam, async ({ body, audit }): Promise<undefined> => {
    await reorder(TeamMember, body.ids);
    audit('', undefined, body);
  });

  oneTeamMemberRoutes(api);
}

function publicTeamRoutes(api: Api): void {
  const visibleProfiles = staleWhileRevalidate(async () => {
    const records = await TeamMember.find({ isVisible: true })
      .sort({ order: 1, _id: 1 })
      .lean<TeamMemberRecord[]>();
    return dropInvalid('team member', records.map(toProfileView), TeamProfile, api.log);
  }, 2000);

  addRoute(api, getTeam, anyone, async ({ res }) => {
    res.set('Cache-Control', 'public, max-age=5');
    return visibleProfiles();
  });

  addRoute(api, getTeamCard, anyone, async ({ params, res }) => {
    const profile = (await visibleProfiles()).find(({ id }) => id === params.id);
    if (!profile) throw notFound('Team member not found.');
    const { name, phone, email } = (await currentSettings()) ?? initialSettings;
    res.set('Cache-Control', 'public, max-age=5');
    res.set('Content-Disposition', `attachment; filename="${cardFileName(profile.name)}"`);
    return teamCard(profile, { name, phone, email, origin: api.env.publicOrigin });
  });
}

function oneTeamMemberRoutes(api: Api): void {
  addRoute(api, createTeamMember, mayEditTeam, async ({ body, audit }) => {
    await assertTeamCapacity(1);
    const draft = normalizeTeamMember(body);
    const order = await lastPosition(TeamMember);
    await markNewMediaUsed(draft.photo);
    const [member] = await TeamMember.create([{ ...draft, words: searchWords(draft), order }]);
    const record = member?.toObject() as TeamMemberRecord;
    audit(record._id, undefined, draft);
    return toTeamMemberView(record);
  });

  addRoute(api, editTeamMember, mayEditTeam, async ({ params, body, version, user, audit }) => {
    const before = await TeamMember.findById(params.id).lean<TeamMemberRecord>();
    authorize(mayEditTeam, user, before);
    const draft = normalizeTeamMember(body);
    await markNewMediaUsed(draft.photo, before.photo);
    const change = { $set: { ...draft, words: searchWords(draft) } };
    const after = await editAtVersion(TeamMember, { _id: params.id }, version, change);
    audit(params.id, draftOf(before), draft);
    return toTeamMemberView(after);
  });

  addRoute(api, deleteTeamMember, mayEditTeam, async ({ params, version, audit }): Promise<undefined> => {
    audit(params.id, draftOf(await deleteAtVersion(TeamMember, { _id: params.id }, version)));
  });
}

function draftOf(record: TeamMemberRecord): TeamMemberDraft {
  const { id: _, ...profile } = toProfileView(record);
  return { ...profile, isVisible: record.isVisible };
}
