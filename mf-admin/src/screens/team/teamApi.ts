import {
  createTeamMember,
  deleteTeamMember,
  editTeamMember,
  editTeamOrder,
  getTeamMember,
  listTeam,
} from '@site/api/content/team/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the team profiles. */
export const team = createResource({
  list: listTeam,
  get: getTeamMember,
  create: createTeamMember,
  edit: editTeamMember,
  remove: deleteTeamMember,
});

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({ editTeamOrder: build.mutation(write(editTeamOrder, { changes: listTeam })) }),
  overrideExisting: true,
});

export const { useEditTeamOrderMutation } = teamApi;
