import {
  createMeetingType,
  deleteMeetingType,
  editMeetingType,
  editMeetingTypeOrder,
  getMeetingType,
  listMeetingTypes,
} from '@site/api/bookings/meetingTypes/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../../workbench/resource/createResource';

/** Endpoints of the meeting types. */
export const meetingTypes = createResource({
  list: listMeetingTypes,
  get: getMeetingType,
  create: createMeetingType,
  edit: editMeetingType,
  remove: deleteMeetingType,
});

const meetingTypesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editMeetingTypeOrder: build.mutation(write(editMeetingTypeOrder, { changes: listMeetingTypes })),
  }),
  overrideExisting: true,
});

export const { useEditMeetingTypeOrderMutation } = meetingTypesApi;
