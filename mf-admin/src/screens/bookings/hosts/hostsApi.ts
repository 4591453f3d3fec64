import {
  createBusyCalendar,
  deleteBusyCalendar,
  listBusyCalendars,
} from '@site/api/bookings/busyCalendars/contract';
import { createFeed, deleteFeed, getFeedState } from '@site/api/bookings/feeds/contract';
import {
  createHost,
  deleteHost,
  editHost,
  getHost,
  getHostOptions,
  listHosts,
} from '@site/api/bookings/hosts/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createResource } from '../../../workbench/resource/createResource';

/** Endpoints of the booking hosts. */
export const hosts = createResource({
  list: listHosts,
  get: getHost,
  create: createHost,
  edit: editHost,
  remove: deleteHost,
});

const hostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHostOptions: build.query(read(getHostOptions)),
    getFeedState: build.query(read(getFeedState)),
    createFeed: build.mutation(write(createFeed)),
    deleteFeed: build.mutation(write(deleteFeed)),
    listBusyCalendars: build.query(read(listBusyCalendars)),
    createBusyCalendar: build.mutation(write(createBusyCalendar)),
    deleteBusyCalendar: build.mutation(write(deleteBusyCalendar)),
  }),
  overrideExisting: true,
});

export const {
  useGetHostOptionsQuery,
  useGetFeedStateQuery,
  useCreateFeedMutation,
  useDeleteFeedMutation,
  useListBusyCalendarsQuery,
  useCreateBusyCalendarMutation,
  useDeleteBusyCalendarMutation,
} = hostsApi;
