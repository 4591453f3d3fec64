import { getPostFilterOptions, postContent } from '@site/api/content/posts/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** The posts of the blog, as the team writes them. */
export const posts = createContentClient(postContent);

/** By which tags and authors they can be narrowed. */
export const { useGetPostFilterOptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPostFilterOptions: build.query(read(getPostFilterOptions)) }),
  overrideExisting: true,
});
