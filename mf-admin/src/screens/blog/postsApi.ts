import { getPostFilterOptions, postContent } from '@site/api/content/posts/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of blog posts in the workbench. */
export const posts = createContentClient(postContent);

/** The tags and authors to filter by. */
export const { useGetPostFilterOptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPostFilterOptions: build.query(read(getPostFilterOptions)) }),
  overrideExisting: true,
});
