import { getPost, getRegister } from '@site/api/content/posts/contract';
import { api, read } from '@site/shell/kit/query';

/** The posts: a page of the list, and one post with its text. */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegister: build.query(read(getRegister)),
    getPost: build.query(read(getPost)),
  }),
  overrideExisting: true,
});

export const { useGetRegisterQuery, useGetPostQuery } = postsApi;
