import { changePostTag, getPostTopics, listPostTags } from '@site/api/audience/postTags/contract';
import { api, read, write } from '@site/shell/kit/query';

const postTagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPostTags: build.query(read(listPostTags)),
    changePostTag: build.mutation(write(changePostTag)),
    getPostTopics: build.query(read(getPostTopics)),
  }),
  overrideExisting: true,
});

/** Queries and mutations of the tags of posts. */
export const { useListPostTagsQuery, useChangePostTagMutation, useGetPostTopicsQuery } = postTagsApi;
