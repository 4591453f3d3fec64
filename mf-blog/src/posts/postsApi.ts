import { getPost, listPosts } from '@site/api/contract/posts';
import { api, read } from '@site/shell/kit/query';

/** The notes of The Foundry: all of them for the register, one of them to be read. */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query(read(listPosts)),
    getPost: build.query(read(getPost)),
  }),
  overrideExisting: true,
});

export const { useListPostsQuery, useGetPostQuery } = postsApi;
