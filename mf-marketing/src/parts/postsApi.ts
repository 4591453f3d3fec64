import { listPosts } from '@site/api/contract/posts';
import { api, read } from '@site/shell/kit/query';

/** The published notes, as lists of this remote read them. */
const postsApi = api.injectEndpoints({
  endpoints: (build) => ({ listPosts: build.query(read(listPosts)) }),
  overrideExisting: true,
});

export const { useListPostsQuery } = postsApi;
