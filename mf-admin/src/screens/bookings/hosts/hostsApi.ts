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
  }),
  overrideExisting: true,
});

export const { useGetHostOptionsQuery, useGetFeedStateQuery, useCreateFeedMutation, useDeleteFeedMutation } =
  hostsApi;
