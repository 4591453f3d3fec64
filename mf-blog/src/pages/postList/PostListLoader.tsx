import { QueryState } from '@site/shell/kit/query';
import { type ReactNode, useEffect, useState } from 'react';
import { PostsUnavailable } from '../../layout/PostsUnavailable';
import { type PostListQuery, postListRequest } from '../../posts/postListQuery';
import { useGetPostIndexQuery } from '../../posts/postsApi';

/** Loads a list that is not in the store yet, debounced while the visitor types. The page renders it once it is there. */
export default function PostListLoader({ query, loading }: { query: PostListQuery; loading: ReactNode }) {
  const postList = useGetPostIndexQuery(postListRequest(useDebounced(query)));
  return (
    <QueryState
      query={{ ...postList, data: postList.currentData }}
      loading={loading}
      error={(_, retry) => <PostsUnavailable onRetry={retry} busy={postList.isFetching} />}
    >
      {() => null}
    </QueryState>
  );
}

/** Returns the first value at once, and a changed one after a pause. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

const DEBOUNCE_MS = 200;
