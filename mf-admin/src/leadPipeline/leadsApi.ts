import { getContact } from '@site/api/leads/contacts/contract';
import { createManualLead, getKnownPerson } from '@site/api/leads/manualLeads/contract';
import {
  createMailReplay,
  editLead,
  editLeads,
  exportLeads as exportOfLeads,
  getLead,
  getLeadFilterOptions,
  getLeadTotals,
  listLeadPages,
  listLeads,
} from '@site/api/leads/pipeline/contract';
import { getLeadScore } from '@site/api/leads/score/contract';
import {
  createLeadNote,
  createLeadTask,
  editLeadNote,
  editLeadTask,
  getLeadAgenda,
  getLeadWork,
  getTask,
  listLeadMembers,
  listTasks,
} from '@site/api/leads/work/contract';
import { api, read, write } from '@site/shell/kit/query';
import { exportOf } from '../requests/exportOf';

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query(read(listLeads)),
    listLeadPages: build.query(read(listLeadPages)),
    getLeadTotals: build.query(read(getLeadTotals)),
    getLeadFilterOptions: build.query(read(getLeadFilterOptions)),
    getKnownPerson: build.query(read(getKnownPerson)),
    createManualLead: build.mutation(write(createManualLead)),
    getLead: build.query(read(getLead)),
    editLead: build.mutation(write(editLead, { changes: [editLead, getLeadTotals] })),
    editLeads: build.mutation(write(editLeads, { changes: [listLeads, getLeadTotals] })),
    createMailReplay: build.mutation(write(createMailReplay)),
    getContact: build.query(read(getContact)),
    getLeadScore: build.query(read(getLeadScore)),
    listLeadMembers: build.query(read(listLeadMembers)),
    getLeadAgenda: build.query(read(getLeadAgenda)),
    getLeadWork: build.query(read(getLeadWork)),
    createLeadNote: build.mutation(write(createLeadNote)),
    editLeadNote: build.mutation(write(editLeadNote)),
    listTasks: build.query(read(listTasks)),
    getTask: build.query(read(getTask)),
    createLeadTask: build.mutation(write(createLeadTask, { changes: [createLeadTask, listTasks] })),
    editLeadTask: build.mutation(write(editLeadTask, { changes: [editLeadTask, listTasks] })),
  }),
  overrideExisting: true,
});

/** Queries and mutations of leads. */
export const {
  useListLeadPagesQuery,
  useListLeadsQuery,
  useGetLeadFilterOptionsQuery,
  useGetLeadTotalsQuery,
  useGetLeadQuery,
  useLazyGetLeadQuery,
  useGetKnownPersonQuery,
  useCreateManualLeadMutation,
  useEditLeadMutation,
  useEditLeadsMutation,
  useCreateMailReplayMutation,
  useGetContactQuery,
  useGetLeadScoreQuery,
  useListLeadMembersQuery,
  useGetLeadAgendaQuery,
  useGetLeadWorkQuery,
  useCreateLeadNoteMutation,
  useEditLeadNoteMutation,
  useListTasksQuery,
  useGetTaskQuery,
  useCreateLeadTaskMutation,
  useEditLeadTaskMutation,
} = leadsApi;

/** Exports the matching leads as the text of a file. */
export const exportLeads = exportOf(exportOfLeads);
