import { topicOptions } from '@site/api/audience/subscribers/contract';
import { getPostFilterOptions, postContent } from '@site/api/content/posts/contract';
import { api, read } from '@site/shell/kit/query';
import { useMemo } from 'react';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of blog posts in the workbench. */
export const posts = createContentClient(postContent);

/** The tags and authors to filter by. */
export const { useGetPostFilterOptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPostFilterOptions: build.query(read(getPostFilterOptions)) }),
  overrideExisting: true,
});

/** The tags of posts that exist, and those of newsletter topics. */
export function usePostTags(): readonly string[] {
  const used = useGetPostFilterOptionsQuery(undefined).data?.tag ?? NONE;
  return useMemo(() => {
    const known = new Set(used.map((tag) => tag.toLowerCase()));
    const unused = topicOptions.map(({ label }) => label).filter((label) => !known.has(label.toLowerCase()));
    return [...used, ...unused];
  }, [used]);
}

const NONE: string[] = [];
