import { listPosts } from '@site/api/contract/posts';
import { api, read } from '@site/shell/kit/query';

/** The posts as the home page reads them. */
const postsApi = api.injectEndpoints({
  endpoints: (build) => ({ listPosts: build.query(read(listPosts)) }),
  overrideExisting: true,
});

export const { useListPostsQuery } = postsApi;
