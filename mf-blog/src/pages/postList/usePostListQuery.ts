import { paths } from '@site/shell/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PostListQuery, parsePostListQuery, postListAddress } from '../../posts/postListQuery';

/**
 * The filter and page of the list, in sync with the URL. While the visitor types or chooses a subject, the URL is
 * replaced without a navigation, so the page does not scroll and the field keeps its focus.
 */
export function usePostListQuery(): [PostListQuery, (change: Partial<PostListQuery>) => void] {
  const { search } = useLocation();
  const [query, setQuery] = useState(() => parsePostListQuery(search));
  const lastSearch = useRef<string>(undefined);

  // A link or the back button may lead to the list itself, which then stays mounted.
  useEffect(() => {
    lastSearch.current = window.location.search;
    const syncFromAddress = () => {
      if (window.location.pathname !== paths.blog || window.location.search === lastSearch.current) return;
      lastSearch.current = window.location.search;
      setQuery(parsePostListQuery(window.location.search));
    };
    const { navigation } = window;
    navigation?.addEventListener('currententrychange', syncFromAddress);
    window.addEventListener('popstate', syncFromAddress);
    return () => {
      navigation?.removeEventListener('currententrychange', syncFromAddress);
      window.removeEventListener('popstate', syncFromAddress);
    };
  }, []);

  const changeQuery = (change: Partial<PostListQuery>) => {
    const next = { ...query, page: 1, ...change };
    const address = postListAddress(next);
    lastSearch.current = new URL(address, window.location.href).search;
    window.history.replaceState(window.history.state, '', address);
    setQuery(next);
  };
  return [query, changeQuery];
}
