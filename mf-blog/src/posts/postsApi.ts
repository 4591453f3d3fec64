import { getPost, getPostIndex } from '@site/api/content/posts/contract';
import { api, read } from '@site/shell/kit/query';

/** The posts: a page of the list, and one post with its text. */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPostIndex: build.query(read(getPostIndex)),
    getPost: build.query(read(getPost)),
  }),
  overrideExisting: true,
});

export const { useGetPostIndexQuery, useGetPostQuery } = postsApi;
