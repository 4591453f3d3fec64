import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
} from '@site/api/identity/views/contract';
import { api, read, write } from '@site/shell/kit/query';

const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query(read(listSavedViews)),
    createSavedView: build.mutation(write(createSavedView)),
    editSavedView: build.mutation(write(editSavedView)),
    deleteSavedView: build.mutation(write(deleteSavedView)),
  }),
  overrideExisting: true,
});

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useEditSavedViewMutation,
  useDeleteSavedViewMutation,
} = savedViewsApi;
